import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { NumberedColumns } from './numbered-columns.tsx';

const BENEFITS = [
  {
    title: '100\u202f% gratuit',
    text: 'Nos conseils ne vous coûtent rien, avant comme après le voyage.',
  },
  {
    title: 'Sur mesure',
    text: 'Un itinéraire écrit pour vous, pas un forfait tiré d’un catalogue.',
  },
  {
    title: 'Rapide',
    text: 'Une vraie personne vous recontacte sous\u00a024\u202fh.',
  },
  {
    title: 'En confiance',
    text: 'Vous réservez chez nos partenaires, en toute sécurité.',
  },
] as const;

/** What the service is, in four cards (spec section 2). */
export function BenefitCards() {
  return (
    <section aria-labelledby="avantages" className="page-margins pt-22">
      <VisuallyHidden as="h2">
        <span id="avantages">Ce que nous vous promettons</span>
      </VisuallyHidden>
      <NumberedColumns items={BENEFITS} />
    </section>
  );
}
