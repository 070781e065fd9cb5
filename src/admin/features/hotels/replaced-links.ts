/**
 * The destinations that a hotel shall have: what was ticked or unticked in the editor, done to what
 * it has now. What others linked or unlinked meanwhile stays.
 */
export function replacedLinks(
  now: readonly string[],
  opened: readonly string[],
  chosen: readonly string[],
): string[] {
  const unticked = opened.filter((id) => !chosen.includes(id));
  const ticked = chosen.filter((id) => !opened.includes(id));
  return [...new Set([...now.filter((id) => !unticked.includes(id)), ...ticked])];
}
