import { htmlToText } from '#domain/text/limited-html.ts';
import type { FormRow, FormValues } from './form-values.ts';

type Value = FormValues[string] | undefined;

const LONGEST = 240;
/** How many characters are shown before the first difference. */
const LEAD = 60;

const shownItem = (item: string | FormRow) =>
  typeof item === 'string'
    ? item
    : Object.values(item)
        .filter((part) => part !== '')
        .join(' – ');

/** A planned time, as its input holds it. */
const PLAN = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2})$/;

function fullText(value: Value): string {
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (typeof value === 'string') return value.trim().replace(PLAN, '$3/$2/$1 $4');
  return (value ?? []).map(shownItem).join(', ').trim();
}

function commonStart(mine: string, theirs: string): number {
  let length = 0;
  while (length < mine.length && mine[length] === theirs[length]) length += 1;
  return length;
}

function cut(text: string, start: number): string {
  if (text === '') return '(vide)';
  const part = text.slice(start, start + LONGEST);
  return `${start > 0 ? '…' : ''}${part}${start + LONGEST < text.length ? '…' : ''}`;
}

/**
 * Two values of a field for display: long texts start just before their first difference; HTML is
 * shown as plain text unless only its tags differ.
 */
export function shownDifference(mine: Value, theirs: Value): { mine: string; theirs: string } {
  const full = { mine: fullText(mine), theirs: fullText(theirs) };
  const read = { mine: htmlToText(full.mine), theirs: htmlToText(full.theirs) };
  const texts = read.mine === read.theirs ? full : read;
  const isLong = Math.max(texts.mine.length, texts.theirs.length) > LONGEST;
  const start = isLong ? Math.max(0, commonStart(texts.mine, texts.theirs) - LEAD) : 0;
  return { mine: cut(texts.mine, start), theirs: cut(texts.theirs, start) };
}
