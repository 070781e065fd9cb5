import { Link } from '@tanstack/react-router';
import { AUTHOR } from '#content/about.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/pictures/picture.tsx';

/** Who signs: a card with a poster for a portrait, since nobody here is drawn from nearby. */
export function AuthorCard() {
  return (
    <section aria-labelledby="autrice" className="section-space">
      <div className="page-grid gap-y-6">
        <div className="md:col-span-3">
          <p aria-hidden="true" className="numeral">
            II
          </p>
          <h2 id="autrice" className="sub-title mt-4">
            Qui signe
          </h2>
        </div>
        <article className="border border-ink bg-paper-2 md:col-span-9 md:col-start-4 lg:grid lg:grid-cols-[2fr_3fr]">
          <div className="relative h-55 lg:h-auto">
            <Picture
              src="/art/article-train-de-nuit-1280.webp"
              alt=""
              sizes="(width >= 64rem) 40rem, 100vw"
              className="absolute inset-0 aspect-auto h-full"
            />
          </div>
          <div className="p-5.5 md:p-9">
            <p className="text-ui text-ink-2">{AUTHOR.role}</p>
            <h3 className="lead-title mt-1">{AUTHOR.name}</h3>
            {AUTHOR.bio.map((sentence) => (
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
