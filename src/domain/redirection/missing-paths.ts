import * as v from 'valibot';
import { shiftDay } from '#domain/text/shift-day.ts';
import { REDIRECTION_FIELDS } from './redirection.ts';

/** Id of the document, in the collection `figures`, with the URLs of missing pages that visitors requested. */
export const MISSING_PATHS_DOC_ID = 'missing';
const KEPT_DAYS = 30;
const ADDRESSES_MAX = 200;

/** The path of a missing page with its number of requests; `day` is the day of the last request, yyyy-MM-dd. */
const Address = v.object({ path: v.string(), count: v.number(), day: v.string() });
export const MissingPaths = v.fallback(v.array(Address), []);
type MissingPaths = v.InferOutput<typeof MissingPaths>;

/**
 * Matches paths that are not counted: files except pages and PDFs, hidden files, attackers' probes, email addresses.
 */
const PROBE = /\/[._]|\.(?!html?$|pdf$)[a-z\d]+$|\/(?:wp-|wordpress|xmlrpc|phpmyadmin|cgi-)|@/;

/** Schema of a missing page's path, which refuses paths that are not counted. */
export const CountableMissingPath = v.pipe(
  REDIRECTION_FIELDS.from,
  v.check((path) => !PROBE.test(path)),
);

/** Returns the missing pages of the last 30 days, the most requested first and, among equals, the latest first. */
export const rankMissingPaths = (addresses: MissingPaths, today: string): MissingPaths =>
  addresses
    .filter(({ day }) => day > shiftDay(today, -KEPT_DAYS))
    .toSorted((a, b) => b.count - a.count);

/** Counts a request for a missing page. Beyond 200 paths, drops the least requested path, never the new path. */
export function addMissingPathRequest(
  addresses: MissingPaths,
  path: string,
  day: string,
): MissingPaths {
  const count = 1 + (addresses.find((address) => address.path === path)?.count ?? 0);
  const otherAddresses = rankMissingPaths(addresses, day).filter(
    (address) => address.path !== path,
  );
  return [{ path, count, day }, ...otherAddresses.slice(0, ADDRESSES_MAX - 1)];
}
