import type { FormRow, FormValues } from './form-values.ts';

const LONGEST = 240;

const shownItem = (item: string | FormRow) =>
  typeof item === 'string'
    ? item
    : Object.values(item)
        .filter((part) => part !== '')
        .join(' – ');

/** A field's value in a list of differences. */
export function shownValue(value: FormValues[string] | undefined): string {
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  const text = (typeof value === 'string' ? value : (value ?? []).map(shownItem).join(', ')).trim();
  if (text === '') return '(vide)';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
