import { unwrapRedirectUrl } from '#domain/site/safe-link.ts';

/** Parameters by which mail programs, social networks and advertisers track who opens a link. */
const TRACKING =
  /([?&#])(?:utm_\w+|(?:fb|g|d|y|tw|tt)clid|msclkid|srsltid|[gw]braid|gclsrc|mc_[ce]id|igshid|igsh|_hs(?:enc|mi)|mkt_tok|vero_id|oly_(?:anon|enc)_id|_g[al]|xtor)(?:=[^&#]*)?(?=[&#]|$)/gi;

/**
 * Removes tracking parameters from the links of pasted text; returns how many. If a link's text is a URL, removes them
 * there too, and replaces the URL of a redirecting page by its target.
 */
export function removeTrackingFromLinks(root: ParentNode): number {
  let removed = 0;
  const clean = (url: string) => {
    const untracked = url.replace(TRACKING, (_, sign: string) => (sign === '&' ? '' : sign));
    if (untracked === url) return url;
    return untracked.replace(/([?#])&/, '$1').replace(/[?#](?=#|$)/g, '');
  };
  for (const link of root.querySelectorAll('a[href]')) {
    const url = link.getAttribute('href') ?? '';
    removed += [...url.matchAll(TRACKING)].length;
    link.setAttribute('href', clean(url));
    const text = link.textContent.trim();
    const cleanText = clean(unwrapRedirectUrl(text) ?? text);
    if (/^https?:\S+$/.test(text) && cleanText !== text) link.textContent = cleanText;
  }
  return removed;
}
