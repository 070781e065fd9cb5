/** Longer side of a stored photo in pixels; browsers need not send a larger photo. */
export const UPLOAD_SIDE = 2_560;
export const UPLOAD_MAX_PIXELS = 50_000_000;
export const UPLOAD_MAX_BYTES = 20_000_000;
export const UPLOADS_PER_HOUR = 400;

/** File types for upload, and the `accept` of file fields: without HEIC, which browsers then convert. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export const FILE_NAME_MAX = 200;

/**
 * Upload endpoint: POST with the file as the body, any Content-Type except JSON and forms, an administrator's
 * ID token in `Authorization: Bearer`, and the file's `name` as a query parameter. Answers the photo's
 * address, as stored in records, or the reason for a refusal with a status of 400 or more.
 */
export const UPLOAD_PATH = '/api/media';

/** Reasons for refusing a file, in French for the person who sent it. */
export const UPLOAD_ERRORS = {
  'not-a-picture':
    'Ce fichier n’est pas une image que le site sait lire\u00a0: envoyez un JPEG, un PNG, un WebP ou un AVIF\u202f; une photo HEIC, depuis l’iPhone',
  truncated:
    'Cette image est incomplète ou abîmée\u00a0: ouvrez-la, enregistrez-la à nouveau, puis réessayez',
  'too-heavy':
    'Cette image dépasse 20 Mo ou 50 millions de pixels\u00a0: réduisez-la avant de l’envoyer',
  unauthenticated: 'Votre session a expiré\u00a0: reconnectez-vous',
  'permission-denied': 'Ce compte n’a pas les droits d’administrateur',
  limited: 'Trop d’images en une heure\u00a0: attendez un peu avant d’envoyer les suivantes',
  failed: 'L’image n’a pas pu être enregistrée\u00a0: réessayez dans un instant',
} as const;
export type UploadErrorCode = keyof typeof UPLOAD_ERRORS;
export type UploadAnswer = { address: string } | { error: string };
