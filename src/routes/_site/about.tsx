import { createFileRoute, Link } from '@tanstack/react-router';
import { ABOUT_QUOTE, ABOUT_STORY, DEFAULT_AUTHOR, QUALITY_COMMITMENTS } from '#content/about.ts';
import { useSettings } from '#data/queries/settings-query.ts';
import { headFromLoaderData } from '#data/seo-head.ts';
import { withDefaults } from '#domain/settings/with-defaults.ts';
import { BRAND } from '#domain/site/brand.ts';
import { PageHero } from '#features/shell/page-hero.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { PictureCaption } from '#ui/pictures/picture-caption.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { readPageSeoHead } from '../-head.ts';

export const Route = createFileRoute('/_site/about')({
  loader: ({ context: { queryClient } }) => readPageSeoHead(queryClient, 'about'),
  head: headFromLoaderData,
  component: AboutPage,
});

function AboutPage() {
  return (
    <div className="pb-19 md:pb-28">
      <AboutHero />
      <AboutStory />
      <AuthorCard />
      <QualityCommitments />
    </div>
  );
}

function AboutHero() {
  return (
    <PageHero
      id="about-title"
      className="page-margins flex flex-col md:grid md:min-h-165 md:grid-cols-[42fr_58fr]"
      kicker="À Propos"
      title={'Quelqu’un\na dormi là\navant vous'}
      titleClass="title text-page mt-2 md:mt-4 md:max-xl:text-[4.6vw]"
      textClass="flex flex-col pt-7.5 md:justify-end md:pt-18.5"
      text={
        <>
          <p className="mt-3 max-w-90 text-intro text-ink-2 md:mt-6">
            {BRAND} est une revue d’hôtels écrite par des gens qui y passent la nuit, et qui
            regardent par la fenêtre.
          </p>
          <PictureCaption numeral="I" className="mt-6 md:mt-9 md:pb-1">
            La rédaction, un matin d’avril. Le chat relit.
          </PictureCaption>
        </>
      }
      picture={{
        src: '/art/page-a-propos-1280.webp',
        alt: 'Affiche\u00a0: un bureau devant une haute fenêtre sur la mer, machine à écrire, globe, lettres et chat endormi sur le rebord.',
        sizes: '(width >= 48rem) max(58vw, 62rem), 100vw',
        boxClass: 'mr-(--bleed) order-first h-75 max-md:ml-(--bleed) md:order-none md:h-auto',
      }}
    />
  );
}

function AboutStory() {
  return (
    <section aria-labelledby="histoire" className="pt-19 md:pt-28">
      <div className="page-grid gap-y-6">
        <SideTitle id="histoire" numeral="I" title="Notre histoire" />
        <div className="md:col-span-8 md:col-start-4">
          <div className="reading-text drop-cap">
            {ABOUT_STORY.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <blockquote className="mt-11 max-w-180 border-y border-rule py-7.5 md:mt-14 md:py-9">
            <p className="title text-quote text-accent">«&#8239;{ABOUT_QUOTE}&#8239;»</p>
          </blockquote>
        </div>
      </div>
    </section>
  );
}

function SideTitle({ id, numeral, title }: { id: string; numeral: string; title: string }) {
  return (
    <div className="md:col-span-3">
      <p aria-hidden="true" className="numeral">
        {numeral}
      </p>
      <h2 id={id} className="title text-sub mt-4">
        {title}
      </h2>
    </div>
  );
}

function AuthorCard() {
  const { author_name, author_role, author_bio, author_image } = withDefaults(
    useSettings(),
    DEFAULT_AUTHOR,
  );
  return (
    <section aria-labelledby="autrice" className="pt-19 md:pt-28">
      <div className="page-grid gap-y-6">
        <SideTitle id="autrice" numeral="II" title="Qui signe" />
        <article className="border border-ink bg-paper-2 md:col-span-9 md:col-start-4 lg:grid lg:grid-cols-[2fr_3fr]">
          <div className="relative h-55 lg:h-auto">
            <Picture
              src={author_image}
              alt=""
              sizes="(width >= 64rem) 40rem, 100vw"
              className="absolute inset-0 aspect-auto h-full"
            />
          </div>
          <div className="p-5.5 md:p-9">
            <p className="text-ui text-ink-2">{author_role}</p>
            <h3 className="title text-lead mt-1">{author_name}</h3>
            {author_bio.split(/\n+/).map((sentence) => (
              <p key={sentence} className="mt-4 text-ink-2">
                {sentence}
              </p>
            ))}
            <p className="mt-5">
              <Link to="/blog" className="link-action">
                Lire le journal <Icon name="arrow-right" size={18} />
              </Link>
            </p>
          </div>
        </article>
      </div>
    </section>
  );
}

function QualityCommitments() {
  return (
    <section aria-labelledby="engagements" className="pt-19 md:pt-28">
      <SectionHeading
        id="engagements"
        numeral="III"
        title="Nos engagements"
        note="Ils tiennent en quatre lignes, afin que chacun puisse nous les rappeler."
      />
      <div className="page-margins pt-7.5 md:pt-9">
        <ol className="grid border-t border-ink sm:grid-cols-2 xl:grid-cols-4">
          {Object.entries(QUALITY_COMMITMENTS).map(([title, text], index) => (
            <li
              key={title}
              className="border-rule py-6 max-sm:not-first:border-t sm:max-xl:nth-[n+3]:border-t sm:max-xl:odd:pr-7 sm:max-xl:even:border-l sm:max-xl:even:pl-7 xl:not-last:border-r xl:px-7 xl:first:pl-0 xl:last:pr-0"
            >
              <p aria-hidden="true" className="numeral">
                {index + 1}
              </p>
              <h3 className="title text-small-title mt-3">{title}</h3>
              <p className="mt-2 max-w-[34ch] text-ui/[1.5] text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4 md:mt-11">
          <Link to="/destinations" className={buttonClass()}>
            Voir nos hôtels
          </Link>
          <Link to="/contact" className="link-action">
            Nous signaler une adresse
          </Link>
        </p>
      </div>
    </section>
  );
}
