type Owner = { id: string; destination_name: string; destination_slug: string };

/** Beside the slug when another destination has it. */
export const slugTaken = (name: string) =>
  `Ce slug est déjà celui de la destination « ${name} » : choisissez-en un autre`;

/** What is wrong with a slug among the destinations that are listed, `id` being the edited one. */
export function slugFault(
  destinations: readonly Owner[],
  slug: string,
  id: string | null,
): string | undefined {
  const wanted = slug.trim();
  const owner = destinations.find(
    (other) => other.id !== id && other.destination_slug === wanted && wanted !== '',
  );
  return owner && slugTaken(owner.destination_name);
}
