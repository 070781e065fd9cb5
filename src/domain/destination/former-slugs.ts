/** Maximum number of former slugs per destination; URLs with older slugs answer 404. */
const FORMER_SLUGS_MAX = 20;

export function withFormerSlug(
  stored: { former_slugs?: unknown; destination_slug?: unknown } | undefined,
  slug: string,
): string[] {
  const known: readonly unknown[] = Array.isArray(stored?.former_slugs) ? stored.former_slugs : [];
  const former = [...known, stored?.destination_slug].filter(
    (one): one is string => typeof one === 'string' && one !== slug,
  );
  const newestLast = new Set(former.toReversed());
  return [...newestLast].toReversed().slice(-FORMER_SLUGS_MAX);
}
