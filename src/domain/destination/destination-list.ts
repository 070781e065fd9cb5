export const FOOTER_DESTINATION_LIMIT = 5;
export const DEFAULT_DISPLAY_ORDER = 1;

type Listed = { destination_name: string; active: boolean; display_order: number };

const byName = (one: Listed, other: Listed) =>
  one.destination_name.localeCompare(other.destination_name, 'fr');

export function activeByName<TListed extends Listed>(destinations: readonly TListed[]): TListed[] {
  return destinations.filter((destination) => destination.active).sort(byName);
}

export function footerDestinations<TListed extends Listed>(
  destinations: readonly TListed[],
): TListed[] {
  return activeByName(destinations).slice(0, FOOTER_DESTINATION_LIMIT);
}

export function byDisplayOrder<TListed extends Listed>(
  destinations: readonly TListed[],
): TListed[] {
  return [...destinations].sort(
    (one, other) => one.display_order - other.display_order || byName(one, other),
  );
}
