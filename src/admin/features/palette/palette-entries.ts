import type { LinkProps } from '@tanstack/react-router';
import type { Title } from '#admin/data/titles.ts';
import { ADMIN_PAGES } from '#admin/frame/admin-pages.ts';
import { searcher } from '#admin/kit/list/columns.tsx';
import { recordLink } from '#admin/kit/record-link.ts';
import { foldText } from '#domain/text/fold-text.ts';

export type Entry = { label: string; note: string };

const SHOWN = 12;

const PAGES: readonly (Entry & { link: LinkProps })[] = [
  ...ADMIN_PAGES,
  { section: 'personne', label: 'Données d’une personne' } as const,
].map(({ section, label }) => ({
  label,
  note: 'Page',
  link: { to: section === '' ? '/admin' : '/admin/$section', params: { section } } as const,
}));

/** Returns the pages of the administration, and of each record the page where it is edited. */
export const paletteEntries = (titles: readonly Title[]): (Entry & { link: LinkProps })[] => [
  ...PAGES,
  ...titles.map(({ section, id, label, note }) => ({
    label,
    note,
    link: recordLink(section, id),
  })),
];

const matching = searcher<Entry>(({ label, note }) => [label, note]);

/** Returns the first entries that match every word, above all those that start with the text. */
export function searchEntries<TEntry extends Entry>(
  entries: readonly TEntry[],
  text: string,
): TEntry[] {
  const start = foldText(text.trim());
  const isBehind = ({ label }: Entry) => Number(!foldText(label).startsWith(start));
  return entries
    .filter(matching(text))
    .toSorted((one, other) => isBehind(one) - isBehind(other))
    .slice(0, SHOWN);
}
