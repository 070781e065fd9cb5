type Owner = { id: string; destination_name: string; destination_slug: string };

/** The message beside a slug that another destination has. */
export const slugTaken = (name: string) =>
  `Ce slug est déjà celui de la destination « ${name} » : choisissez-en un autre`;

/** The validation error of a slug that a listed destination has, other than the edited one (`id`). */
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
