import type { BlogPost } from '#domain/blog-post.ts';
import type { Destination } from '#domain/destination.ts';
import { foldText } from '#domain/fold-text.ts';
import type { Hotel } from '#domain/hotel.ts';
import { ADMIN_PAGES } from '#features/admin/admin-pages.ts';

/** Something one can go to; `href` is an address of the administration. */
export type PaletteEntry = { label: string; note: string; href: string };

const MOST = 12;

const PAGES: readonly PaletteEntry[] = ADMIN_PAGES.map(({ to, label }) => ({
  label,
  note: 'Page',
  href: to,
}));

const BEGINNINGS: readonly PaletteEntry[] = [
  { label: 'Nouvel hôtel', note: 'Créer', href: '/admin/hotels/new' },
  { label: 'Nouvel article', note: 'Créer', href: '/admin/articles/new' },
  { label: 'Nouvelle destination', note: 'Créer', href: '/admin/destinations?fiche=new' },
];

/** Everything that has a name; records that are not read yet are missing. */
export function paletteEntries(
  hotels: readonly Hotel[] = [],
  posts: readonly BlogPost[] = [],
  destinations: readonly Destination[] = [],
): PaletteEntry[] {
  return [
    ...PAGES,
    ...BEGINNINGS,
    ...hotels.map(({ id, name, location }) => ({
      label: name,
      note: `Hôtel, ${location}`,
      href: `/admin/hotels/edit/${encodeURIComponent(id)}`,
    })),
    ...posts.map(({ id, title }) => ({
      label: title,
      note: 'Article',
      href: `/admin/articles/edit/${encodeURIComponent(id)}`,
    })),
    ...destinations.map(({ id, destination_name }) => ({
      label: destination_name,
      note: 'Destination',
      href: `/admin/destinations?fiche=${encodeURIComponent(id)}`,
    })),
  ];
}

/** The entries that have every word, those that begin with the first word first. */
export function searchEntries(entries: readonly PaletteEntry[], text: string): PaletteEntry[] {
  const words = foldText(text.trim()).split(/\s+/);
  const [first = ''] = words;
  const found = entries.filter(({ label, note }) => {
    const folded = foldText(`${label} ${note}`);
    return words.every((word) => folded.includes(word));
  });
  const startsSo = ({ label }: PaletteEntry) => foldText(label).startsWith(first);
  return [...found.filter(startsSo), ...found.filter((entry) => !startsSo(entry))].slice(0, MOST);
}
