import { isHttpsUrl, upgradeUrlToHttps } from './image-url.ts';

/** Matches a path on this site: no other host (//, /\), no spaces, quotes, backslashes or control characters. */
const SITE_PATH = /^\/(?![/\\])[^\s\\<>"'`\p{Cc}]*$/u;

/**
 * Removes outer spaces, tabs, line breaks and invisible characters; escapes inner spaces, quotes and angle brackets,
 * which isHttpsUrl refuses.
 */
export const trimAndEncodeUrl = (url: string): string =>
  url
    .replace(/[\t\n\r\p{Cf}]|^\s+|\s+$/gu, '')
    .replace(/[\s<>"'`]/g, (sign) => (sign === "'" ? '%27' : encodeURIComponent(sign)));

/** Checks for an https URL or a path of this site. */
export const isHttpsOrSiteUrl = (url: string): boolean => isHttpsUrl(url) || SITE_PATH.test(url);

/** Normalises an https URL or a path of this site for storing; null for other texts. */
export function normaliseHttpsOrSiteUrl(address: string): string | null {
  const url = upgradeUrlToHttps(trimAndEncodeUrl(address));
  return isHttpsOrSiteUrl(url) ? url : null;
}
