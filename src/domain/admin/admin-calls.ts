import * as v from 'valibot';
import { CONSENT_BASES, CONSENT_BASIS_REQUIRED } from '#domain/newsletter/consent-basis.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { isDocumentId } from '#domain/site/document-id.ts';

/** The collections whose records administrators delete; links go with the records that they link. */
export const DELETABLE_COLLECTIONS = [
  COLLECTIONS.hotels,
  COLLECTIONS.destinations,
  COLLECTIONS.blogPosts,
  COLLECTIONS.newsletterSubscriptions,
  COLLECTIONS.contactRequests,
] as const;
export type DeletableCollection = (typeof DELETABLE_COLLECTIONS)[number];

/** Records deleted by one call, in one transaction of at most 10 MiB with their journal entries. */
export const DELETE_MAX = 10;

/** Records changed alike in one transaction; a longer list is written in parts. */
export const UPDATE_MAX = 100;

/** Email addresses imported by one call; a longer list is sent in parts. */
export const IMPORT_MAX = 500;

/** The consent version of imported subscriptions: given elsewhere, on the basis that is stored. */
export const IMPORT_CONSENT_VERSION = 'import';

const DOCUMENT_ID_MAX = 200;

const documentId = v.pipe(
  v.string(),
  v.regex(/^\P{Cs}*$/u),
  v.maxLength(DOCUMENT_ID_MAX),
  v.check(isDocumentId),
);

/** What the calls of one operation have in common: the journal shows what they write as one. */
const batch = v.optional(v.pipe(v.string(), v.uuid()));

/** What the callable deleteRecords receives; a retry has the `requestId` of the first attempt. */
export const DeleteRecords = v.strictObject({
  requestId: v.pipe(v.string(), v.uuid()),
  batch,
  collection: v.picklist(DELETABLE_COLLECTIONS),
  ids: v.pipe(v.array(documentId), v.minLength(1), v.maxLength(DELETE_MAX)),
});
export type DeleteRecords = v.InferOutput<typeof DeleteRecords>;

/** What the callable restoreRecord receives; `force` overwrites what has changed since. */
export const RestoreRecord = v.strictObject({
  auditId: documentId,
  force: v.optional(v.boolean(), false),
  batch,
});
export type RestoreRecord = v.InferOutput<typeof RestoreRecord>;

/** Email addresses to import, and on what basis. */
export const SubscriberImport = v.strictObject({
  emails: v.pipe(
    v.array(v.string()),
    v.minLength(1, 'Aucune adresse à importer'),
    v.maxLength(IMPORT_MAX, `${IMPORT_MAX} adresses au plus à la fois`),
  ),
  basis: v.picklist(CONSENT_BASES, CONSENT_BASIS_REQUIRED),
});
export type SubscriberImport = v.InferOutput<typeof SubscriberImport>;

/**
 * What the callable `adminCall` does, one action per call: imports subscribers (`ImportReport`), or ends
 * all sessions of the account that calls. Errors: unauthenticated, permission-denied, invalid-argument,
 * with a message in French.
 */
export const AdminCall = v.variant('action', [
  v.strictObject({ action: v.literal('import-subscribers'), ...SubscriberImport.entries }),
  v.strictObject({ action: v.literal('end-sessions') }),
]);
export type AdminCall = v.InferOutput<typeof AdminCall>;

/** A record that was deleted, and the journal's entry from which it can be restored. */
export type DeletedRecord = { id: string; auditId: string };

/** What a deletion answers: the records that it deleted; those that were gone before are left out. */
export type DeleteAnswer = { deleted: DeletedRecord[] };

/**
 * What a restoration answers: the record that is there again, how many of its links, and how many
 * are lost because the other record is gone.
 */
export type RestoreAnswer = { collection: string; id: string; links: number; lost: number };

/** What an import did: counts, and the entries that are no email address, as they were given. */
export type ImportReport = {
  imported: number;
  known: number;
  duplicates: number;
  invalid: string[];
};
