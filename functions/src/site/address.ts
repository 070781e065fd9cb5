/** The search parameters that pages understand; others change nothing in them. */
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
/** Their URLs hold tokens that only the reader of a mail may know. */
const PRIVATE_PAGES = '/newsletter/';
/** Hosting sends the function what it finds no file for. */
const FILES = /^\/(?:assets|art|icons|video)\//;

const ORIGIN = 'http://localhost';

/**
 * What a path and query ask for: a page, by the URL to render (without parameters that mean nothing)
 * and whether it must be kept by nobody; a file that is missing; a page under another address.
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

/** Reads the path and query of a request, whatever they are: `//` and `/\` would name another host. */
export function readAddress(path: string): Address {
  if (/^[/\\]{2}/.test(path) || !URL.canParse(path, ORIGIN)) return { kind: 'bad' };
  const asked = new URL(path, ORIGIN);
  if (!/^https?:$/.test(asked.protocol) || asked.pathname.startsWith('//')) return { kind: 'bad' };
  // A whole URL and a tab between two slashes name a host too: no page is another's.
  const url = new URL(asked.pathname + asked.search, ORIGIN);
  if (FILES.test(url.pathname)) return { kind: 'file' };
  const plain = url.pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  if (plain !== url.pathname) return { kind: 'moved', to: `${plain}${url.search}` };
  const isPrivate = url.pathname.startsWith(PRIVATE_PAGES);
  if (!isPrivate) url.search = pageSearch(url.searchParams);
  return { kind: 'page', url, isPrivate };
}
