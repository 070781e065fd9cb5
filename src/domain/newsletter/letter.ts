import * as v from 'valibot';
import { choiceField } from '#domain/schema/choice-fields.ts';
import { optionsOfLabels, storedSchema } from '#domain/schema/field.ts';
import * as f from '#domain/schema/fields.ts';
import { isImageUrl } from '#domain/site/image-url.ts';
import { EXCERPT_MAX, TEXT_MAX, URL_MAX } from '#domain/site/limits.ts';

export const LETTER_BLOCKS_MAX = 20;

/** Number of characters after which phones cut the subject of a newsletter. */
export const SUBJECT_LENGTH_ON_PHONES = 60;

/** Matches paths of records' pages. */
const RECORD_PATH = /^\/[a-z]+\/[^/]+$/;

/**
 * A block of a newsletter. With `path`, it shows a hotel, an article or a destination, with the block's text and
 * picture or else the record's. Without, it shows a text, a picture or both; readers see nothing of an empty block.
 */
export const LetterBlock = v.strictObject({
  path: v.pipe(
    f.stringField({ kind: 'line', label: 'Page', max: URL_MAX }),
    v.check((path) => path === '' || RECORD_PATH.test(path)),
  ),
  text: f.stringField({ kind: 'text', label: 'Texte', max: EXCERPT_MAX * 4 }),
  picture: v.pipe(
    f.stringField({ kind: 'link', label: 'Image', max: URL_MAX }),
    v.check((url) => url === '' || isImageUrl(url), f.IMAGE_URL_INVALID_MESSAGE),
  ),
});
export type LetterBlock = v.InferOutput<typeof LetterBlock>;

export const LETTER_FIELDS = {
  subject: f.requiredSingleLineField('Objet', 150, 'L’objet est requis'),
  preheader: f.singleLineField('Texte d’aperçu', 200),
  opening: f.htmlField('Ouverture', TEXT_MAX * 4),
  blocks: f.withFieldMetadata(
    { kind: 'rows', label: 'Au sommaire', max: LETTER_BLOCKS_MAX },
    v.pipe(
      v.optional(v.array(LetterBlock), () => []),
      v.maxLength(LETTER_BLOCKS_MAX, `${LETTER_BLOCKS_MAX} blocs au plus`),
    ),
  ),
  closing: f.htmlField('Conclusion', TEXT_MAX * 4),
  published: f.booleanField('Envoyée'),
  publish_at: f.instantField('Envoyer le'),
};

/**
 * French names of a newsletter's states. It has none until an administrator confirms its sending; from then on it is
 * « En cours », even while it waits for its planned date.
 */
export const SENDING_STATE_LABELS = {
  going: 'En cours',
  paused: 'Suspendue',
  stopped: 'Arrêtée',
  sent: 'Envoyée',
} as const;

/** State of a newsletter; null until an administrator confirms it. Only functions set this field. */
export const SendingState = choiceField(
  'État',
  optionsOfLabels(SENDING_STATE_LABELS),
  'Cet état n’existe pas',
);

/** A newsletter as read from Firestore. `opening` and `closing` are untrusted HTML. */
export const Letter = storedSchema({
  ...f.ID_AND_TIMESTAMP_FIELDS,
  ...LETTER_FIELDS,
  state: SendingState,
});
export type Letter = v.InferOutput<typeof Letter>;

export const LetterInputSchema = v.strictObject(LETTER_FIELDS);

/** The fields of a newsletter that its readers get. */
export const LetterContent = v.omit(v.object(LETTER_FIELDS), ['published', 'publish_at']);
export type LetterContent = v.InferOutput<typeof LetterContent>;
