import type { ReactNode } from 'react';
import { BRAND, TAGLINE } from '#domain/site/brand.ts';

const TITLE_CLASS = 'lead-title max-w-[27.5rem] text-[clamp(2.125rem,1.9393rem+0.7619vw,2.625rem)]';
const TEXT_CLASS = 'mt-3.5 max-w-[30rem] text-ink-2';

/** The wide column of the footer: the invitation to the letter, or who speaks where there is none. */
export function FooterLead({ newsletterForm }: { newsletterForm?: ReactNode }) {
  if (newsletterForm === undefined) {
    return (
      <div>
        <p className={TITLE_CLASS}>{BRAND}</p>
        <p className={TEXT_CLASS}>{TAGLINE}</p>
      </div>
    );
  }
  return (
    <section aria-labelledby="lettre">
      <h2 id="lettre" className={TITLE_CLASS}>
        Une lettre, le premier jeudi du mois
      </h2>
      <p className={TEXT_CLASS}>
        Quatre maisons, un itinéraire, les offres de nos partenaires{'\u202f'}; rien d’autre, et
        jamais plus d’une fois par mois.
      </p>
      <div className="mt-7.5">{newsletterForm}</div>
    </section>
  );
}
