import type { Destination } from '#domain/destination/destination.ts';
import { FOOTER_DESTINATION_LIMIT } from '#domain/destination/destination-list.ts';

/** What the footer takes of the list (spec sections 2 and 9). */
export function FooterHint({ destinations }: { destinations: readonly Destination[] }) {
  const active = destinations.filter((destination) => destination.active).length;
  return (
    <div className="mb-6 text-small text-ink-2">
      <p>
        {FOOTER_DESTINATION_LIMIT} destinations au maximum recommandées{'\u202f'}: elles sont
        affichées dans le pied de page.
      </p>
      {active > FOOTER_DESTINATION_LIMIT && (
        <p>
          {active} sont actives{'\u202f'}: seules les cinq premières par ordre alphabétique y
          figurent.
        </p>
      )}
    </div>
  );
}
