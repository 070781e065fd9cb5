import { URL_MAX } from './limits.ts';

const HTTPS_URL =
  /^https:\/\/[\p{L}\p{N}][\p{L}\p{N}.-]*(?::\d{1,5})?(?:[/?#][^\s\\<>"'`\p{Cc}\p{Cs}]*)?$/iu;
const ART_PATH = /^\/art\/(?:[\w-]+\/)*[\w-]+\.(?:avif|webp|jpg|jpeg|png|svg)$/i;
const PHOTO = /^\/media\/[0-9a-f]{24}-\d{1,4}\.(?:avif|webp)(?:#[^\s\\<>"'`\p{Cc}\p{Cs}]*)?$/u;

/** Completes « www.example.org » to an https URL, replaces http by https; returns other texts unchanged. */
export const upgradeUrlToHttps = (text: string): string =>
  text.replace(/^(?:http:\/\/|(?=www\.))/i, 'https://');

/** Checks for a full https URL without credentials, spaces, quotes or control characters. */
export const isHttpsUrl = (text: string): boolean => text.length <= URL_MAX && HTTPS_URL.test(text);

/** Checks for a full https URL, the path of an illustration of this site or the path of a photo (`Photo`). */
export const isImageUrl = (text: string): boolean =>
  isHttpsUrl(text) || (text.length <= URL_MAX && (ART_PATH.test(text) || PHOTO.test(text)));
