import { ADMIN_REFUSAL_TEXTS } from '#domain/site/admin-refusals.ts';

/**
 * Maximum longer side of a stored photo in pixels, except panoramas; browsers reduce larger photos before uploading.
 */
const UPLOAD_SIDE = 2_560;
/**
 * Limits of stored panoramas in pixels. The shorter side may reach 1,200, because a page's main picture is up to 46vw
 * high; WebP limits the longer side, and Safari's canvas the number of pixels.
 */
const WIDE = { shorterSide: 1_200, maxSide: 16_000, maxPixels: 16_000_000 };

/** Returns the factor, at most 1, by which a photo is reduced before it is stored. */
export function photoUploadScale({ width, height }: { width: number; height: number }): number {
  const short = Math.min(width, height);
  const long = Math.max(width, height);
  const largest = Math.min(WIDE.maxSide / long, Math.sqrt(WIDE.maxPixels / (width * height)));
  return Math.min(1, Math.max(UPLOAD_SIDE / long, Math.min(WIDE.shorterSide / short, largest)));
}

export const UPLOAD_MAX_PIXELS = 50_000_000;
export const UPLOAD_MAX_BYTES = 20_000_000;

/** MIME types of pictures that the server decodes. */
export const UPLOAD_TYPES = ['jpeg', 'png', 'webp', 'avif', 'gif'].map((type) => `image/${type}`);

export const FILE_NAME_MAX = 200;

/** Path to which a photo is posted: body is the file, `?name=` its name, with an ID token; answers with an `UploadAnswer`. */
export const UPLOAD_API = '/api/media';

export const UPLOAD_ERRORS = {
  'not-a-picture':
    'Ce fichier n’est pas une image que le site sait lire\u00a0: envoyez un JPEG, un PNG, un WebP, un AVIF, un GIF ou une photo HEIC. Si c’est une photo HEIC, votre navigateur empêche de la lire\u00a0: essayez-en un autre',
  truncated:
    'Cette photo est incomplète ou abîmée\u00a0: ouvrez-la, enregistrez-la de nouveau, puis réessayez',
  'too-heavy':
    'Cette photo dépasse 20 Mo ou 50 millions de pixels\u00a0: réduisez-la avant de l’envoyer',
  ...ADMIN_REFUSAL_TEXTS,
  failed: 'La photo n’a pas pu être enregistrée\u00a0: réessayez dans un instant',
} as const;
export type UploadErrorCode = keyof typeof UPLOAD_ERRORS;
export type UploadAnswer = { url: string } | { error: string };
