import { ADMIN_PAGES } from '#admin/features/frame/admin-pages.ts';
import type { BlogPost } from '#domain/blog/blog-post.ts';
import type { Destination } from '#domain/destination/destination.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import type { ContactRequest } from '#domain/requests/contact-request.ts';
import type { PageContent } from '#domain/seo/page-content.ts';
import { formatDate } from '#domain/text/dates.ts';
import { foldText } from '#domain/text/fold-text.ts';

/** A destination of the palette; `href` is a path of the administration. */
export type PaletteEntry = { label: string; note: string; href: string };

const MOST = 12;

const PAGES: readonly PaletteEntry[] = ADMIN_PAGES.map(({ to, label }) => ({
  label,
  note: 'Page',
  href: to,
}));

const NEW_RECORDS: readonly PaletteEntry[] = [
  { label: 'Nouvel hôtel', note: 'Créer', href: '/admin/hotels/new' },
  { label: 'Nouvel article', note: 'Créer', href: '/admin/articles/new' },
  { label: 'Nouvelle destination', note: 'Créer', href: '/admin/destinations?fiche=new' },
];

/** The records by kind; undefined while loading. */
export type Named = {
  hotels?: readonly Hotel[] | undefined;
  posts?: readonly BlogPost[] | undefined;
  destinations?: readonly Destination[] | undefined;
  contents?: readonly PageContent[] | undefined;
  requests?: readonly ContactRequest[] | undefined;
};

const nameOf = ({ first_name, last_name }: ContactRequest) => `${first_name} ${last_name}`.trim();

/** All entries, without records that are still loading. */
export function paletteEntries(named: Named): PaletteEntry[] {
  const { hotels = [], posts = [], destinations = [], contents = [], requests = [] } = named;
  return [
    ...PAGES,
    ...NEW_RECORDS,
    ...hotels.map(({ id, name, location }) => ({
      label: name,
      note: `Hôtel, ${location}`,
      href: `/admin/hotels/${encodeURIComponent(id)}`,
    })),
    ...posts.map(({ id, title }) => ({
      label: title,
      note: 'Article',
      href: `/admin/articles/${encodeURIComponent(id)}`,
    })),
    ...destinations.map(({ id, destination_name }) => ({
      label: destination_name,
      note: 'Destination',
      href: `/admin/destinations?fiche=${encodeURIComponent(id)}`,
    })),
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
