import * as v from 'valibot';
import { optionsOfLabels, stored } from '#domain/schema/field.ts';
import * as f from '#domain/schema/fields.ts';
import { isImageUrl } from '#domain/site/image-url.ts';
import { EXCERPT_MAX, TEXT_MAX, URL_MAX } from '#domain/site/limits.ts';
import { cleanLine } from '#domain/text/clean-text.ts';

export const LETTER_BLOCKS_MAX = 20;

/** Length beyond which phones cut the subject of a letter. */
export const SUBJECT_LENGTH = 60;

/** Matches paths of records' pages. */
const RECORD_PATH = /^\/[a-z]+\/[^/]+$/;

/**
 * A block of a letter. With a path, it shows a hotel, an article or a destination, with its own words and picture or
 * else the record's; without one, a text, a picture, both, or nothing, which readers do not see.
 */
export const LetterBlock = v.strictObject({
  path: v.pipe(
    f.stringField('line', cleanLine)('Page', URL_MAX),
    v.check((path) => path === '' || RECORD_PATH.test(path)),
  ),
  text: f.stringField('text', f.cleanLines)('Texte', EXCERPT_MAX * 4),
  picture: v.pipe(
    f.stringField('link', cleanLine)('Image', URL_MAX),
    v.check((url) => url === '' || isImageUrl(url), f.IMAGE_URL_ERROR),
  ),
});
export type LetterBlock = v.InferOutput<typeof LetterBlock>;

export const LETTER_FIELDS = {
  subject: f.requiredSingleLineField('Objet', 150, 'L’objet est requis'),
  preheader: f.singleLineField('Texte d’aperçu', 200),
  opening: f.htmlField('Ouverture', TEXT_MAX * 4),
  blocks: f.withMetadata(
    { kind: 'rows', label: 'Au sommaire', max: LETTER_BLOCKS_MAX },
    v.pipe(
      v.optional(v.array(LetterBlock), () => []),
      v.maxLength(LETTER_BLOCKS_MAX, `${LETTER_BLOCKS_MAX} blocs au plus`),
    ),
  ),
  closing: f.htmlField('Conclusion', TEXT_MAX * 4),
  published: f.booleanField('Envoyée'),
  publish_at: f.timestampField('Envoyer le'),
};

/** French names of a letter's states, once an administrator has confirmed it: it is sent as soon as it is published. */
export const SENDING_STATE_LABELS = {
  going: 'En cours',
  paused: 'Suspendue',
  stopped: 'Arrêtée',
  sent: 'Envoyée',
} as const;

/** Null until a letter is confirmed. Functions alone set it. */
export const SENDING_STATE_FIELD = f.choiceField(
  'État',
  optionsOfLabels(SENDING_STATE_LABELS),
  'Cet état n’existe pas',
);

/** A letter as read. `opening` and `closing` are untrusted HTML. */
export const Letter = stored({ ...f.STAMPS, ...LETTER_FIELDS, state: SENDING_STATE_FIELD });
export type Letter = v.InferOutput<typeof Letter>;

export const LetterInput = v.strictObject(LETTER_FIELDS);

/** What readers get of a letter. */
export const LetterContent = v.omit(v.object(LETTER_FIELDS), ['published', 'publish_at']);
export type LetterContent = v.InferOutput<typeof LetterContent>;
