import { isPagePath, TOKEN_PAGE_PATH_PATTERN } from './site-paths.ts';

// Rules for the pages and the service worker: which pages the service worker caches, and under which path.

/** Paths of pages that are cached for every visitor, even if never opened, without a time limit. */
export const PRECACHED_PAGE_PATHS: readonly string[] = ['/', '/favoris', '/destinations', '/blog'];

/** URL parameters with few values: a page is cached once per value. Only CACHE_BYPASS_PARAMS has others that count. */
export const CACHE_KEY_PARAMS = 'region budget ouvert tri categorie page onglet vue'.split(' ');
/** URL parameters with free text, many choices or a visitor's own list: a page whose URL has one is never cached. */
export const CACHE_BYPASS_PARAMS = ['q', 'offre', 'hotels'];

/** Options for finding a cached file by its URL alone, whatever headers the HTTP request has. */
export const CACHE_MATCH_BY_URL = { ignoreVary: true };

/** A page or picture of a saved hotel for the service worker to fetch from `url`, and to cache under `key`. */
export type FileToCache = { key: string; url: string };
export type SavedHotelFileCachingResult = 'saved' | 'full' | 'failed';

type PageUrl = { pathname: string; searchParams: { get(name: string): string | null } };

/** Returns the path under which a page is cached, or null if the page must not be cached. */
export function pageCachePath({ pathname, searchParams }: PageUrl): string | null {
  if (!isPagePath(pathname) || TOKEN_PAGE_PATH_PATTERN.test(pathname)) return null;
  if (CACHE_BYPASS_PARAMS.some((name) => searchParams.get(name) !== null)) return null;
  const keyParams = CACHE_KEY_PARAMS.flatMap((name) => {
    const value = searchParams.get(name);
    return value ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  return keyParams.length > 0 ? `${pathname}?${keyParams.join('&')}` : pathname;
}

/** Returns the URL of a page's entry script, whose hashed name identifies the build. */
export const findEntryScriptUrl = (html: string): string | null =>
  /<html\s[^>]*\bdata-entry="([^"]+)"/.exec(html)?.[1] ?? null;
