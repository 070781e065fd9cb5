import * as v from 'valibot';
import { LINKED_COLLECTIONS, REMOVABLE_COLLECTIONS } from './removal-note.ts';

/** So many addresses are imported at once; a longer list is sent in parts. */
export const IMPORT_MAX = 500;

/** The consent version of imported subscriptions: given elsewhere, as the administrator confirmed. */
export const IMPORT_CONSENT_VERSION = 'import';

const DOCUMENT_ID_MAX = 200;

const documentId = v.pipe(v.string(), v.regex(/^[^/.][^/]*$/), v.maxLength(DOCUMENT_ID_MAX));

/** What the callable restoreRecord receives; `force` overwrites what has changed since. */
export const RestoreRecord = v.strictObject({
  auditId: documentId,
  force: v.optional(v.boolean(), false),
});
export type RestoreRecord = v.InferOutput<typeof RestoreRecord>;

/** What the callable undoDelete receives. */
export const UndoDelete = v.strictObject({
  collection: v.picklist(REMOVABLE_COLLECTIONS),
  id: documentId,
});
export type UndoDelete = v.InferOutput<typeof UndoDelete>;

/** What the callable deleteLinked receives. */
export const DeleteLinked = v.strictObject({
  collection: v.picklist(LINKED_COLLECTIONS),
  id: documentId,
});
export type DeleteLinked = v.InferOutput<typeof DeleteLinked>;

/** What the callable importSubscribers receives. */
export const SubscriberImport = v.strictObject({
  emails: v.pipe(
    v.array(v.string()),
    v.minLength(1, 'Aucune adresse à importer'),
    v.maxLength(IMPORT_MAX, `${IMPORT_MAX} adresses au plus à la fois`),
  ),
  consentConfirmed: v.literal(
    true,
    'Confirmez que ces personnes ont accepté de recevoir la newsletter',
  ),
});
export type SubscriberImport = v.InferOutput<typeof SubscriberImport>;

/**
 * What a restoration answers: the document that is there again, how many of its links, and how many
 * are lost because what they led to is gone.
 */
export type RestoreAnswer = { collection: string; id: string; links: number; lost: number };

/** What a deletion answers: whether there was something to delete. */
export type DeleteAnswer = { wasThere: boolean };

/** What an import did: counts, and the entries that are no address, as they were given. */
export type ImportReport = {
  imported: number;
  known: number;
  duplicates: number;
  invalid: string[];
};
