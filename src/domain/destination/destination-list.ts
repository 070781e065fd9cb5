export const FOOTER_DESTINATION_LIMIT = 5;

type Named = { destination_name: string };
type Listed = Named & { display_order: number };

export const compareDestinationNames = (a: Named, b: Named): number =>
  a.destination_name.localeCompare(b.destination_name, 'fr');

export const sortByDisplayOrder = <TListed extends Listed>(destinations: readonly TListed[]) =>
  [...destinations].sort(
    (a, b) => a.display_order - b.display_order || compareDestinationNames(a, b),
  );
