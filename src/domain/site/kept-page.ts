import { CACHED_CONTENT_RETENTION_DAYS } from './retention.ts';

// Which of the server's pages the browser keeps for reading without a network, and when it shows them.

/** Kept for every visitor, whether or not they were opened, for as long as they exist. */
export const LASTING_PAGES: readonly string[] = ['/', '/favoris', '/destinations', '/blog'];

const VISITED_MAX = 60;
const VISITED_MS = CACHED_CONTENT_RETENTION_DAYS * 24 * 60 * 60_000;

/** Firebase's own addresses, the functions, the administration, and files such as /sitemap.xml. */
const NO_PAGE = /^\/(?:__|(?:api|admin)(?:\/|$))|\.[a-z0-9]+$/i;
/** The links of mails hold tokens that only their reader may know. */
const PRIVATE = /^\/newsletter(?:\/|$)/;
/** Filters to choose from: each choice is a page of its own. Other parameters change nothing in a page. */
const CHOICES = ['region', 'budget', 'categorie', 'page', 'onglet'];
/** What was typed, or a list that somebody made. */
const PERSONAL = ['q', 'hotels'];

/** Whether a path is that of a public page. */
export const isPagePath = (pathname: string): boolean => !NO_PAGE.test(pathname);

/** What matters of a URL. */
type PageUrl = { pathname: string; searchParams: { get(name: string): string | null } };

/** The path under which the page of a URL is kept; null for one that nobody may keep. */
export function keptPath({ pathname, searchParams }: PageUrl): string | null {
  if (!isPagePath(pathname) || PRIVATE.test(pathname)) return null;
  if (PERSONAL.some((name) => searchParams.get(name) !== null)) return null;
  const chosen = CHOICES.flatMap((name) => {
    const value = searchParams.get(name);
    return value ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  return [pathname, ...(chosen.length > 0 ? [chosen.join('&')] : [])].join('?');
}

/** Which visited pages are dropped: those of more than 30 days, and all but the latest 60. */
export function droppedPages(
  visited: readonly { path: string; keptAt: number }[],
  now: number,
): string[] {
  return visited
    .toSorted((one, other) => other.keptAt - one.keptAt)
    .filter(({ keptAt }, index) => index >= VISITED_MAX || now - keptAt > VISITED_MS)
    .map(({ path }) => path);
}

/** How long a slow line is waited for before what is kept is shown instead, in milliseconds. */
export const PATIENCE_MS = { page: 2000, shell: 4000 } as const;

/** What a server's answer with this status means for what is kept under its path. */
export type Meaning = 'keep' | 'gone' | 'show' | 'failed';

/** Redirects arrive with status 0. */
export function meaningOf(status: number): Meaning {
  if (status === 200) return 'keep';
  if (status === 404 || status === 410) return 'gone';
  return status < 500 ? 'show' : 'failed';
}

/** The file that starts the application in a page: its name tells the build that the page belongs to. */
export function entryOf(html: string): string | null {
  return /<html\s[^>]*\bdata-entry="([^"]+)"/.exec(html)?.[1] ?? null;
}
