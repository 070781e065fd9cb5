import { CACHED_CONTENT_RETENTION_DAYS } from './limits.ts';

// Rules by which the service worker caches server-rendered pages and shows them offline.

/** Pages cached for every visitor, even if never opened, without a time limit. */
export const LASTING_PAGES: readonly string[] = ['/', '/favoris', '/destinations', '/blog'];

const VISITED_MAX = 60;
const VISITED_MS = CACHED_CONTENT_RETENTION_DAYS * 24 * 60 * 60_000;

/** Paths of Firebase itself, the functions, the administration, and files such as /sitemap.xml. */
const NO_PAGE = /^\/(?:__|(?:api|admin)(?:\/|$))|\.[a-z0-9]+$/i;
/** Newsletter URLs hold tokens that only the recipient may know. */
const PRIVATE = /^\/newsletter(?:\/|$)/;
/** Parameters with few values: each value is cached as a page. Other parameters are ignored. */
const CHOICES = ['region', 'budget', 'categorie', 'page', 'onglet'];
/** Parameters with free text or a visitor's own list: such pages are never cached. */
const PERSONAL = ['q', 'hotels'];

export const isPagePath = (pathname: string): boolean => !NO_PAGE.test(pathname);

type PageUrl = { pathname: string; searchParams: { get(name: string): string | null } };

export function keptPath({ pathname, searchParams }: PageUrl): string | null {
  if (!isPagePath(pathname) || PRIVATE.test(pathname)) return null;
  if (PERSONAL.some((name) => searchParams.get(name) !== null)) return null;
  const chosen = CHOICES.flatMap((name) => {
    const value = searchParams.get(name);
    return value ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  return [pathname, ...(chosen.length > 0 ? [chosen.join('&')] : [])].join('?');
}

export function droppedPages(
  visited: readonly { path: string; keptAt: number }[],
  now: number,
): string[] {
  return visited
    .toSorted((one, other) => other.keptAt - one.keptAt)
    .filter(({ keptAt }, index) => index >= VISITED_MAX || now - keptAt > VISITED_MS)
    .map(({ path }) => path);
}

/** Milliseconds to wait for the server before showing a cached page, or the app shell. */
export const PATIENCE_MS = { page: 2000, shell: 4000 } as const;

/** What a response's status means for the cached page. */
export type Meaning = 'keep' | 'gone' | 'show' | 'failed';

/** Interprets the status of a response; redirects have status 0 in service workers. */
export function meaningOf(status: number): Meaning {
  if (status === 200) return 'keep';
  if (status === 404 || status === 410) return 'gone';
  return status < 500 ? 'show' : 'failed';
}

/** Returns the entry file of a page, whose hashed name identifies the build. */
export function entryOf(html: string): string | null {
  return /<html\s[^>]*\bdata-entry="([^"]+)"/.exec(html)?.[1] ?? null;
}
