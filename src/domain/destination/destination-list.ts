export const FOOTER_DESTINATION_LIMIT = 5;
export const DEFAULT_DISPLAY_ORDER = 1;

type Named = { destination_name: string };
type Listed = Named & { display_order: number };

export const compareDestinationNames = (one: Named, other: Named): number =>
  one.destination_name.localeCompare(other.destination_name, 'fr');

export const sortByDisplayOrder = <TListed extends Listed>(destinations: readonly TListed[]) =>
  [...destinations].sort(
    (one, other) => one.display_order - other.display_order || compareDestinationNames(one, other),
  );
