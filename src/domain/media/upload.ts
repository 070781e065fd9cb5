/** The longer side of what is kept of a photograph, in pixels: the browser need not send more. */
export const UPLOAD_SIDE = 2_560;
export const UPLOAD_MAX_PIXELS = 50_000_000;
export const UPLOAD_MAX_BYTES = 20_000_000;
export const UPLOADS_PER_HOUR = 400;

/** What may be uploaded, as `accept` of a file field. HEIC is for the browser to convert. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export const ALT_TEXT_MAX = 300;
export const CAPTION_MAX = 300;
export const CREDIT_MAX = 120;
export const FILE_NAME_MAX = 200;

/**
 * Where photographs are sent: POST with the file as the body, any Content-Type but JSON and forms,
 * `Authorization: Bearer` with an administrator's ID token, and the `name` of the file as a query.
 * Answers `UploadAnswer` or, with a status of 400 or more, `UploadRefusal`.
 */
export const UPLOAD_PATH = '/api/media';

export type UploadAnswer = {
  /** The photograph's address, as records hold it: see `Photo`. */
  address: string;
  isKnown: boolean;
};

/** Why a file was refused, in French for who sent it. */
export const UPLOAD_ERRORS = {
  'not-a-picture':
    'Ce fichier n’est pas une image que le site sait lire\u00a0: envoyez un JPEG, un PNG, un WebP ou un AVIF',
  heic: 'Ce navigateur ne sait pas lire les photos HEIC\u00a0: envoyez-la depuis l’iPhone, ou exportez-la en JPEG',
  svg: 'Les dessins SVG ne sont pas acceptés, car ils peuvent contenir du code\u00a0: exportez-le en PNG',
  animated: 'Les images animées ne sont pas acceptées\u00a0: envoyez une image fixe',
  truncated:
    'Cette image est incomplète ou abîmée\u00a0: ouvrez-la, enregistrez-la à nouveau, puis réessayez',
  'too-many-pixels':
    'Cette image dépasse 50 millions de pixels\u00a0: réduisez-la avant de l’envoyer',
  'too-heavy': 'Cette image dépasse 20 Mo\u00a0: réduisez-la avant de l’envoyer',
  unauthenticated: 'Votre session a expiré\u00a0: reconnectez-vous',
  'permission-denied': 'Ce compte n’a pas les droits d’administrateur',
  limited: 'Trop d’images en une heure\u00a0: attendez un peu avant d’envoyer les suivantes',
  failed: 'L’image n’a pas pu être enregistrée\u00a0: réessayez dans un instant',
} as const;
export type UploadErrorCode = keyof typeof UPLOAD_ERRORS;

/** The answer to a file that was refused; `error` is the sentence of `UPLOAD_ERRORS`. */
export type UploadRefusal = { code: UploadErrorCode; error: string };
