import { ADMIN_PAGES } from '#admin/features/frame/admin-pages.ts';
import type { BlogPost } from '#domain/blog/blog-post.ts';
import type { Destination } from '#domain/destination/destination.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import type { ContactRequest } from '#domain/requests/contact-request.ts';
import type { PageContent } from '#domain/seo/page-content.ts';
import { pagePath, seoPages } from '#domain/seo/site-pages.ts';
import { articlePath, destinationPath, hotelPath } from '#domain/site/record-paths.ts';
import { formatDate } from '#domain/text/dates.ts';
import { foldText } from '#domain/text/fold-text.ts';

/** What a search finds by its name; `href` is a path of the administration, or of the site. */
export type PaletteEntry = { label: string; note: string; href: string };

const MOST = 12;

const PAGES: readonly PaletteEntry[] = [
  ...ADMIN_PAGES,
  { to: '/admin/personne', label: 'Données d’une personne' },
].map(({ to, label }) => ({ label, note: 'Page', href: to }));

/** The records by kind; undefined while loading. */
export type Named = {
  hotels?: readonly Hotel[] | undefined;
  posts?: readonly BlogPost[] | undefined;
  destinations?: readonly Destination[] | undefined;
  contents?: readonly PageContent[] | undefined;
  requests?: readonly ContactRequest[] | undefined;
};

const nameOf = ({ first_name, last_name }: ContactRequest) => `${first_name} ${last_name}`.trim();

/** Hotels, articles and destinations, with the addresses that they lead to. */
function recordEntries(
  { hotels = [], posts = [], destinations = [] }: Named,
  hotelHref: (id: string) => string,
  postHref: (id: string) => string,
  destinationHref: (destination: Destination) => string,
): PaletteEntry[] {
  return [
    ...hotels.map(({ id, name, location }) => ({
      label: name,
      note: `Hôtel, ${location}`,
      href: hotelHref(id),
    })),
    ...posts.map(({ id, title }) => ({ label: title, note: 'Article', href: postHref(id) })),
    ...destinations.map((destination) => ({
      label: destination.destination_name,
      note: 'Destination',
      href: destinationHref(destination),
    })),
  ];
}

/** The pages of the site, by their public path. */
export function linkEntries(named: Named): PaletteEntry[] {
  return [
    ...seoPages(named.contents ?? []).map(({ slug, name }) => ({
      label: name,
      note: 'Page',
      href: pagePath(slug),
    })),
    ...recordEntries(named, hotelPath, articlePath, ({ destination_slug }) =>
      destinationPath(destination_slug),
    ),
  ];
}

/** The palette’s entries, without records that are still loading. */
export function paletteEntries(named: Named): PaletteEntry[] {
  const { contents = [], requests = [] } = named;
  return [
    ...PAGES,
    ...recordEntries(
      named,
      (id) => `/admin/hotels/${encodeURIComponent(id)}`,
      (id) => `/admin/articles/${encodeURIComponent(id)}`,
      ({ id }) => `/admin/destinations?fiche=${encodeURIComponent(id)}`,
    ),
    ...contents.map(({ page_name, page_slug }) => ({
      label: page_name,
      note: 'Référencement (SEO)',
      href: `/admin/seo?page=${encodeURIComponent(page_slug)}`,
    })),
    ...requests
      .filter((request) => nameOf(request) !== '')
      .map((request) => ({
        label: nameOf(request),
        note: `Demande du ${formatDate(request.created_at)}`,
        href: `/admin/demandes/${encodeURIComponent(request.id)}`,
      })),
  ];
}

/** The entries that match every word, those that start with the first word first. */
export function searchEntries(entries: readonly PaletteEntry[], text: string): PaletteEntry[] {
  const words = foldText(text.trim()).split(/\s+/);
  const [first = ''] = words;
  const found = entries.filter(({ label, note }) => {
    const folded = foldText(`${label} ${note}`);
    return words.every((word) => folded.includes(word));
  });
  const startsWithFirst = ({ label }: PaletteEntry) => foldText(label).startsWith(first);
  return [
    ...found.filter(startsWithFirst),
    ...found.filter((entry) => !startsWithFirst(entry)),
  ].slice(0, MOST);
}
