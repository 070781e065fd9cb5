import { isEmail } from '#domain/text/email.ts';
import { normaliseHttpsOrSiteUrl, trimAndEncodeUrl } from './link-url.ts';

const MAIL =
  /^mailto:[^\s\\@?<>"'`\p{Cc}]+@[\p{L}\p{N}][\p{L}\p{N}.-]*(?:\?[^\s\\<>"'`\p{Cc}]*)?$/iu;
const PHONE = /^tel:\+?\d{2,15}$/;

/** Pages of other sites that redirect to the URL in a parameter, and may reveal to whom the link was sent. */
const REDIRECTS: readonly (readonly [page: RegExp, parameter: string])[] = [
  [/^google\.[a-z.]+\/url$/, 'url'],
  [/^google\.[a-z.]+\/url$|^youtube\.com\/redirect$/, 'q'],
  [/^[\w.-]+\.safelinks\.protection\.outlook\.com\/|^statics\.teams\.cdn\.office\.net\//, 'url'],
  [/^outlook\.office(?:365)?\.com\/mail\/safelink/, 'url'],
  [/^[\w.]*linkedin\.com\/(?:redir|safety)\/|^out\.reddit\.com\/|^slack-redir\.net\//, 'url'],
  [/^(?:lm?\.)?(?:facebook|instagram|messenger|threads)\.\w+\/(?:l\.php)?$/, 'u'],
  [/^urldefense\.proofpoint\.com\/v[12]\/url$/, 'u'],
  [/^duckduckgo\.com\/l\/$/, 'uddg'],
  [/^linkprotect\.cudasvc\.com\/url$/, 'a'],
];

const decode = (text: string) => new URLSearchParams(`u=${text}`).get('u') ?? '';
/** Matches a link wrapped by Proofpoint, version 3, but none with « * »: its end encodes what each « * » stands for. */
const PROOFPOINT = /^https:\/\/urldefense\.[\w.]+\/v3\/__(https?:)\/+([^*]+?)__;/i;

/** Returns the URL that a redirecting page leads to; undefined for other pages. */
export function unwrapRedirectUrl(url: string): string | undefined {
  const [, page = '', query] = /^https?:\/\/(?:www\.|m\.)?([^?#]*)(.*)/i.exec(url) ?? [];
  const parameters = new URLSearchParams(query);
  const redirects = REDIRECTS.filter(([pages]) => pages.test(page.toLowerCase()));
  const values = redirects.map(([, name]) => parameters.get(name));
  const target = values.find((value) => value?.startsWith('http'));
  // Version 2 of Proofpoint writes « - » for « % », and « _ » for « / », in the URL that it has wrapped.
  const isDashed = target && /^https?-3A/.test(target);
  if (isDashed) return decode(target.replaceAll('-', '%').replaceAll('_', '/'));
  const [, scheme, hostAndPath] = PROOFPOINT.exec(url) ?? [];
  return target ?? (hostAndPath && `${scheme}//${hostAndPath}`);
}

/** Returns a link's URL as it is stored, taken out of any page that would redirect to it; null for an invalid URL. */
export function normaliseLinkUrl(address: string): string | null {
  const [, bracketed] = /^\s*[<(]([^<>()]*)[>)]\s*$/.exec(address) ?? [];
  const written = trimAndEncodeUrl(bracketed ?? address);
  const url = isEmail(written) ? `mailto:${written}` : written;
  const phone = url.replace(/^tel:/i, 'tel:').replace(/%20|\(0\)|[().-]/g, '');
  if (PHONE.test(phone)) return phone;
  const page = MAIL.test(url) ? url : normaliseHttpsOrSiteUrl(url);
  const inner = page && unwrapRedirectUrl(page);
  return inner ? normaliseLinkUrl(inner) : page;
}
