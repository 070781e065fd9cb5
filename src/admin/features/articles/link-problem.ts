import type { Named } from '#admin/features/palette/palette-entries.ts';
import { PAGE_SLUGS, pagePath } from '#domain/seo/site-pages.ts';
import { isPagePath } from '#domain/site/kept-page.ts';

/** `missing`: the site has no such page; `hidden`: it is not public. */
export type LinkProblem = 'missing' | 'hidden';

const PAGES = new Set<string>(PAGE_SLUGS.map(pagePath));
/** Pages of the site without SEO of their own. */
const OTHER_PAGES = new Set(['/en-attente', '/favicon-editor']);

/** The parts of a path: those of /hotels/a%20b are `hotels` and `a b`; null when it is malformed. */
function partsOf(pathname: string): string[] | null {
  try {
    return pathname.split('/').slice(1).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** Whether each record that a path may lead to is public; undefined while they are not known. */
function publicRecords(kind: string | undefined, { hotels, posts, destinations }: Named) {
  switch (kind) {
    case 'hotels':
      return hotels?.map(({ id, published }) => ({ id, isPublic: published }));
    case 'blog':
      return posts?.map(({ id, published }) => ({ id, isPublic: published }));
    case 'destinations':
      return destinations?.map(({ destination_slug: id, active }) => ({ id, isPublic: active }));
    default:
      return [];
  }
}

/**
 * What is wrong with the address of a link; null when nothing is, when it leads to another site or to
 * a file, or while the records are not known.
 * @param origin of this site: https://…
 */
export function linkProblem(address: string, named: Named, origin: string): LinkProblem | null {
  if (!URL.canParse(address, origin)) return null;
  const { origin: site, pathname } = new URL(address, origin);
  const path = pathname.replace(/(?<=.)\/$/, '');
  if (site !== origin || !isPagePath(path) || PAGES.has(path) || OTHER_PAGES.has(path)) return null;
  const [kind, id, ...rest] = partsOf(path) ?? [];
  const records = publicRecords(kind, named);
  if (records === undefined) return null;
  const record = records.find((one) => one.id === id && rest.length === 0);
  if (record === undefined) return 'missing';
  return record.isPublic ? null : 'hidden';
}
