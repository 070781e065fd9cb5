import { isEmail } from '#domain/text/email.ts';
import { normaliseHttpsOrSiteUrl, trimAndEncodeUrl } from './link-url.ts';

const MAIL =
  /^mailto:[^\s\\@?<>"'`\p{Cc}]+@[\p{L}\p{N}][\p{L}\p{N}.-]*(?:\?[^\s\\<>"'`\p{Cc}]*)?$/iu;
const PHONE = /^tel:\+?\d{2,15}$/;

/** Redirecting pages, which may reveal who received a link, and the parameter with the URL that they lead to. */
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
/** Matches a link by Proofpoint, version 3, but none with « * », which stands for a character encoded at its end. */
const PROOFPOINT = /^https:\/\/urldefense\.[\w.]+\/v3\/__(https?:)\/+([^*]+?)__;/i;

/** Returns the URL that a redirecting page leads to; undefined for other pages. */
export function unwrapRedirectUrl(url: string): string | undefined {
  const [, page = '', query] = /^https?:\/\/(?:www\.|m\.)?([^?#]*)(.*)/i.exec(url) ?? [];
  const parameters = new URLSearchParams(query);
  const redirects = REDIRECTS.filter(([pages]) => pages.test(page.toLowerCase()));
  const values = redirects.map(([, name]) => parameters.get(name));
  const target = values.find((value) => value?.startsWith('http'));
  // Version 2 of Proofpoint writes « - » for « % », and « _ » for « / ».
  const isDashed = target && /^https?-3A/.test(target);
  if (isDashed) return decode(target.replaceAll('-', '%').replaceAll('_', '/'));
  const [, scheme, hostAndPath] = PROOFPOINT.exec(url) ?? [];
  return target ?? (hostAndPath && `${scheme}//${hostAndPath}`);
}

/** Returns a link's URL in the form that is stored, without any redirecting page around it; null if refused. */
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
