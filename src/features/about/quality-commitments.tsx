import { Link } from '@tanstack/react-router';
import { QUALITY_COMMITMENTS } from '#content/about.ts';
import { buttonClass } from '#ui/button.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';

/** The rules of the house: four columns between hairlines, a numeral, a title, a few lines. */
export function QualityCommitments() {
  return (
    <section aria-labelledby="engagements" className="section-space">
      <SectionHeading
        id="engagements"
        numeral="III"
        title="Nos engagements"
        note="Ils tiennent en quatre lignes, afin que chacun puisse nous les rappeler."
      />
      <div className="page-margins pt-7.5 md:pt-9">
        <ol className="grid border-t border-ink sm:grid-cols-2 xl:grid-cols-4 xl:divide-x xl:divide-rule">
          {QUALITY_COMMITMENTS.map(({ title, text }, index) => (
            <li
              key={title}
              className="border-rule py-6 max-sm:not-first:border-t sm:max-xl:nth-[n+3]:border-t sm:max-xl:odd:pr-7 sm:max-xl:even:border-l sm:max-xl:even:pl-7 xl:px-7 xl:first:pl-0 xl:last:pr-0"
            >
              <p aria-hidden="true" className="numeral">
                {index + 1}
              </p>
              <h3 className="small-title mt-3">{title}</h3>
              <p className="mt-2 max-w-[34ch] text-ui/[1.5] text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-7.5 flex flex-wrap items-center gap-x-8 gap-y-4 md:mt-11">
          <Link to="/destinations" className={buttonClass()}>
            Voir nos hôtels
          </Link>
          <a href="/contact" className="link-action">
            Nous signaler une adresse
          </a>
        </p>
      </div>
    </section>
  );
}
