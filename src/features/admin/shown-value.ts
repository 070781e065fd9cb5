const LONGEST = 240;

/** A field's value in a list of differences. */
export function shownValue(value: string | boolean | readonly string[] | undefined): string {
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  const text = (typeof value === 'string' ? value : (value ?? []).join(', ')).trim();
  if (text === '') return '(vide)';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
