/** The search parameters that pages read; all others are ignored. */
export const SEARCH_PARAMS = [
  'intro',
  'q',
  'region',
  'budget',
  'categorie',
  'page',
  'onglet',
  'hotels',
];
/** Pages whose URLs contain tokens, which only the recipient of a mail may know. */
const PRIVATE_PAGES = '/newsletter/';
/** Paths of static files: Hosting passes on requests for missing files. */
const FILES = /^\/(?:assets|art|icons|video)\//;

const ORIGIN = 'http://localhost';

/**
 * The target of a request. A page has the URL to render, without ignored parameters; a private page
 * must not be cached.
 */
type Address =
  | { kind: 'page'; url: URL; isPrivate: boolean }
  | { kind: 'file' }
  | { kind: 'moved'; to: string }
  | { kind: 'bad' };

function pageSearch(search: URLSearchParams): string {
  const known = SEARCH_PARAMS.flatMap((name) => {
    const value = search.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new URLSearchParams(known).toString();
}

/** Parses the path and query of a request, however malformed: `//` and `/\` would name another host. */
export function readAddress(path: string): Address {
  if (/^[/\\]{2}/.test(path) || !URL.canParse(path, ORIGIN)) return { kind: 'bad' };
  const asked = new URL(path, ORIGIN);
  if (!/^https?:$/.test(asked.protocol) || asked.pathname.startsWith('//')) return { kind: 'bad' };
  // An absolute URL, or a tab between two slashes, names a host too; only path and query are kept.
  const url = new URL(asked.pathname + asked.search, ORIGIN);
  if (FILES.test(url.pathname)) return { kind: 'file' };
  const plain = url.pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  if (plain !== url.pathname) return { kind: 'moved', to: `${plain}${url.search}` };
  const isPrivate = url.pathname.startsWith(PRIVATE_PAGES);
  if (!isPrivate) url.search = pageSearch(url.searchParams);
  return { kind: 'page', url, isPrivate };
}
