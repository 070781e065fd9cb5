import { URL_MAX } from './limits.ts';

const HTTPS_URL =
  /^https:\/\/[\p{L}\p{N}][\p{L}\p{N}.-]*(?::\d{1,5})?(?:[/?#][^\s\\<>"'`\p{Cc}\p{Cs}]*)?$/iu;
const ART_PATH = /^\/art\/(?:[\w-]+\/)*[\w-]+\.(?:avif|webp|jpg|jpeg|png|svg)$/i;

/** True for a full https URL: a host, no account in it, no space, quote, backslash or control. */
export function isHttpsUrl(text: string): boolean {
  return text.length <= URL_MAX && HTTPS_URL.test(text);
}

/** True for what an image field may hold: a full https URL or a path of this site's own art. */
export function isImageUrl(text: string): boolean {
  return isHttpsUrl(text) || (text.length <= URL_MAX && ART_PATH.test(text));
}
