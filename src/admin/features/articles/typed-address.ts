import { isSafeUrl } from '#data/clean-article.ts';

const BARE_HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]|$)/u;

/** An address as people type or copy it, as a page may hold it: in https; null when it leads nowhere safe. */
export function typedAddress(typed: string): string | null {
  const text = typed.trim().replace(/^http:\/\//i, 'https://');
  const address = BARE_HOST.test(text) ? `https://${text}` : text;
  return isSafeUrl(address) ? address : null;
}
