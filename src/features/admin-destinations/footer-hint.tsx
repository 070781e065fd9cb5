import type { Destination } from '#domain/destination.ts';
import { FOOTER_DESTINATION_LIMIT } from '#domain/destination-list.ts';

/** What the footer takes of the list (spec sections 2 and 9). */
export function FooterHint({ destinations }: { destinations: readonly Destination[] }) {
  const active = destinations.filter((destination) => destination.active).length;
  return (
    <p className="mb-6 max-w-prose text-small text-ink-2">
      {FOOTER_DESTINATION_LIMIT} destinations au maximum recommandées{'\u202f'}: elles sont
      affichées dans le pied de page.
      {active > FOOTER_DESTINATION_LIMIT &&
        ` ${active} sont actives : seules les cinq premières par ordre alphabétique y figurent.`}
    </p>
  );
}
