import { isEmail } from '#domain/text/email.ts';
import { completeUrl, isHttpsUrl } from './image-url.ts';

/** Matches a path on this site: no other host (//, /\), no spaces, quotes, backslashes or control characters. */
const SITE_PATH = /^\/(?![/\\])[^\s\\<>"'`\p{Cc}]*$/u;
const MAIL =
  /^mailto:[^\s\\@?<>"'`\p{Cc}]+@[\p{L}\p{N}][\p{L}\p{N}.-]*(?:\?[^\s\\<>"'`\p{Cc}]*)?$/iu;
const PHONE = /^tel:\+?\d{2,15}$/;

/** Matches redirecting pages, which lead to the URL in their query and may reveal who shared it. */
const WRAPPER =
  /^https:\/\/(?:(?:www\.)?google\.[a-z.]+\/url|[\w.-]+\.safelinks\.protection\.outlook\.com\/|statics\.teams\.cdn\.office\.net\/|outlook\.office(?:365)?\.com\/mail\/safelink|(?:lm?|www)\.(?:facebook|instagram|messenger|threads)\.\w+\/(?:l\.php|\?)|[\w.]*linkedin\.com\/(?:redir|safety)\/|(?:www\.|m\.)?youtube\.com\/redirect|out\.reddit\.com\/|slack-redir\.net\/|duckduckgo\.com\/l\/)/i;

function innerUrl(url: string) {
  const query = new URLSearchParams(WRAPPER.test(url) ? url.replace(/^[^?]*/, '') : '');
  const values = ['url', 'q', 'u', 'uddg'].map((name) => query.get(name));
  return values.find((value) => value?.startsWith('http'));
}

/** Escapes spaces, quotes and angle brackets, which HTML and isHttpsUrl refuse. */
const escapeUrl = (url: string): string =>
  url
    .replace(/[\t\n\r\p{Cf}]|^\s+|\s+$/gu, '')
    .replace(/[\s<>"'`]/g, (sign) => (sign === "'" ? '%27' : encodeURIComponent(sign)));

/** Checks for an https URL or a path of this site. */
export const isPageUrl = (url: string): url is string => isHttpsUrl(url) || SITE_PATH.test(url);

/** Normalises an https URL or a path of this site for storing; null for other texts. */
export function normalisePictureUrl(address: string): string | null {
  const url = completeUrl(escapeUrl(address));
  return isPageUrl(url) ? url : null;
}

/** Normalises a link's URL for storing, without any redirecting page around it; null if the URL is refused. */
export function safeLinkUrl(address: string): string | null {
  const [, bracketed] = /^\s*[<(]([^<>()]*)[>)]\s*$/.exec(address) ?? [];
  const written = escapeUrl(bracketed ?? address);
  const url = isEmail(written) ? `mailto:${written}` : written;
  const phone = url.replace(/^tel:/i, 'tel:').replace(/%20|\(0\)|[().-]/g, '');
  if (PHONE.test(phone)) return phone;
  const page = MAIL.test(url) ? url : normalisePictureUrl(url);
  const inner = page && innerUrl(page);
  return inner ? safeLinkUrl(inner) : page;
}
