import type { LinkProps } from '@tanstack/react-router';
import type { Titles } from '#admin/data/titles.ts';
import { ADMIN_PAGES } from '#admin/features/frame/admin-pages.ts';
import { recordLink } from '#admin/kit/record-link.ts';
import { pagePath, seoPages } from '#domain/seo/site-pages.ts';
import { articlePath, destinationPath, hotelPath } from '#domain/site/record-paths.ts';
import { formatDate } from '#domain/text/dates.ts';
import { foldText } from '#domain/text/fold-text.ts';

/** The name under which a search finds something, and what it is. */
export type Entry = { label: string; note: string };
/** A public page, by its path. */
export type PageEntry = Entry & { href: string };
/** A page of the administration. */
export type PaletteEntry = Entry & { link: LinkProps };

const SHOWN = 12;

const PAGES: readonly PaletteEntry[] = [
  ...ADMIN_PAGES,
  { section: 'personne', label: 'Données d’une personne' } as const,
].map(({ section, label }) => ({
  label,
  note: 'Page',
  link: { to: section === '' ? '/admin' : '/admin/$section', params: { section } } as const,
}));

export type Named = {
  [TKind in keyof Omit<Titles, 'isCut'>]?: Readonly<Titles[TKind]> | undefined;
};

/** Returns the public pages of the site, with their paths. */
export function linkEntries(named: Named): PageEntry[] {
  const { hotels = [], posts = [], destinations = [], contents = [] } = named;
  return [
    ...seoPages(contents).map(({ slug, name }) => ({
      label: name,
      note: 'Page',
      href: pagePath(slug),
    })),
    ...hotels.map(({ id, name, location }) => ({
      label: name,
      note: `Hôtel, ${location}`,
      href: hotelPath(id),
    })),
    ...posts.map(({ id, title }) => ({ label: title, note: 'Article', href: articlePath(id) })),
    ...destinations.map(({ destination_name, destination_slug }) => ({
      label: destination_name,
      note: 'Destination',
      href: destinationPath(destination_slug),
    })),
  ];
}

/** Returns the pages of the administration and the editors of all records. */
export function paletteEntries(titles: Titles | undefined): PaletteEntry[] {
  if (titles === undefined) return [...PAGES];
  const { hotels, posts, destinations, contents, requests } = titles;
  return [
    ...PAGES,
    ...hotels.map(({ id, name, location }) => ({
      label: name,
      note: `Hôtel, ${location}`,
      link: recordLink('hotels', id),
    })),
    ...posts.map(({ id, title }) => ({
      label: title,
      note: 'Article',
      link: recordLink('articles', id),
    })),
    ...destinations.map(({ id, destination_name }) => ({
      label: destination_name,
      note: 'Destination',
      link: recordLink('destinations', id),
    })),
    ...contents.map(({ page_name, page_slug }) => ({
      label: page_name,
      note: 'Référencement (SEO)',
      link: recordLink('seo', page_slug),
    })),
    ...requests.flatMap(({ id, first_name, last_name, created_at }) => {
      const label = `${first_name} ${last_name}`.trim();
      const note = `Demande du ${formatDate(created_at)}`;
      return label === '' ? [] : [{ label, note, link: recordLink('demandes', id) }];
    }),
  ];
}

/** Returns the entries that match every word, those that start with the first word first. */
export function searchEntries<TEntry extends Entry>(
  entries: readonly TEntry[],
  text: string,
): TEntry[] {
  const words = foldText(text.trim()).split(/\s+/);
  const found = entries.filter(({ label, note }) => {
    const folded = foldText(`${label} ${note}`);
    return words.every((word) => folded.includes(word));
  });
  const isBehind = ({ label }: Entry) => !foldText(label).startsWith(words[0] ?? '');
  return found
    .toSorted((one, other) => Number(isBehind(one)) - Number(isBehind(other)))
    .slice(0, SHOWN);
}
