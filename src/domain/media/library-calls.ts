import * as v from 'valibot';
import { optionalLine } from '#domain/schema/written-fields.ts';
import { tooLong } from '#domain/site/messages.ts';
import { cleanLine } from '#domain/text/clean-text.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { ALT_TEXT_MAX, CAPTION_MAX, CREDIT_MAX, FILE_NAME_MAX } from './upload.ts';

const PhotoId = v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/));
/** A record, as `hotels/ID`. */
const RecordPath = v.pipe(v.string(), v.regex(/^[a-z_]+\/[^/\p{Cs}]+$/u));
const Percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

/** Alternative text: empty when the photograph is decorative, null when it is not known yet. */
const AltText = v.nullable(
  v.pipe(v.string(), v.transform(cleanLine), v.maxLength(ALT_TEXT_MAX, tooLong(ALT_TEXT_MAX))),
);

/** What `UploadDetails` has to be; a long file name is cut. */
export const UploadInput = v.object({
  name: v.optional(
    v.pipe(
      v.string(),
      v.transform((name) => cutText(cleanLine(name), FILE_NAME_MAX)),
    ),
  ),
  alt: v.optional(AltText),
  caption: optionalLine(CAPTION_MAX),
  credit: optionalLine(CREDIT_MAX),
});
export type UploadInput = v.InferOutput<typeof UploadInput>;

/**
 * What the callable `mediaLibrary` does, one action per call:
 *
 * - `change`: texts and focal point; what is left out stays. All records that show the photograph get
 *   its new address, in the caller's name; an alternative text of a gallery or an article that was
 *   the photograph's follows. `except` names a record that is left alone, as `hotels/ID`: the one whose
 *   editor asks, which puts the new address into its form, and would be told of a conflict with itself.
 * - `replace`: all records, or those in `only`, show the photograph `by` instead; this one stays in the
 *   library. The other way round, with what was answered as `replaced`, takes it back.
 * - `delete`: for 30 days it can be restored. Refused (failed-precondition, details
 *   `{ reason: 'used', uses }`) while records show it, unless `evenIfUsed`.
 * - `restore`: takes a deletion back.
 * - `uses`: changes nothing.
 *
 * All answer `LibraryAnswer`. Other errors: not-found, invalid-argument (texts too long together),
 * aborted (others kept writing), with a message in French.
 */
export const LibraryCall = v.variant('action', [
  v.strictObject({
    action: v.literal('change'),
    id: PhotoId,
    alt: v.optional(AltText),
    caption: v.optional(optionalLine(CAPTION_MAX)),
    credit: v.optional(optionalLine(CREDIT_MAX)),
    focal: v.optional(v.strictObject({ x: Percent, y: Percent })),
    except: v.optional(RecordPath),
  }),
  v.strictObject({
    action: v.literal('replace'),
    id: PhotoId,
    by: PhotoId,
    only: v.optional(v.array(RecordPath)),
  }),
  v.strictObject({
    action: v.literal('delete'),
    id: PhotoId,
    evenIfUsed: v.optional(v.boolean(), false),
  }),
  v.strictObject({ action: v.literal('restore'), id: PhotoId }),
  v.strictObject({ action: v.literal('uses'), id: PhotoId }),
]);
export type LibraryCall = v.InferOutput<typeof LibraryCall>;

/** A record that shows a photograph, and in which of its fields. */
export type PhotoUse = { collection: string; id: string; label: string; fields: string[] };

export type LibraryAnswer = {
  /** The photograph's present address; of `replace` that of the other one. */
  address: string;
  /** How many records were rewritten. */
  changed: number;
  /** Of `replace` those of them, as `hotels/ID`, that did not show the other photograph before. */
  replaced: string[];
  /** The records that show it, after the call; of `replace` those that show the other one. */
  uses: PhotoUse[];
};
