import { SectionHeading } from '#ui/section-heading.tsx';
import { NumberedColumns } from './numbered-columns.tsx';

const STEPS = [
  {
    title: 'Vous nous écrivez',
    text: 'Par mail, par téléphone ou sur le réseau de votre choix.',
  },
  { title: 'Nous cherchons', text: 'Votre demande est lue et analysée par un conseiller.' },
  {
    title: 'Nous proposons',
    text: 'Trois à cinq propositions sur mesure, chiffrées, avec nos raisons.',
  },
  { title: 'Vous réservez', text: 'Par nos liens partenaires, quand vous êtes prêt.' },
] as const;

/** How it works, in four steps (spec section 2). */
export function HolidaySteps() {
  return (
    <section aria-labelledby="etapes" className="section-space">
      <SectionHeading
        id="etapes"
        numeral="II"
        title={
          <>
            Comment <br className="md:hidden" />
            cela se passe
          </>
        }
      />
      <div className="page-margins pt-8 md:pt-9.5">
        <NumberedColumns items={STEPS} />
      </div>
    </section>
  );
}
