import * as v from 'valibot';
import { CONSENT_BASES, CONSENT_BASIS_REQUIRED } from '#domain/newsletter/consent-basis.ts';
import { isDocumentId } from '#domain/site/document-id.ts';
import { ALL_ENTITIES } from './entities.ts';

const TRASH_COLLECTIONS = ALL_ENTITIES.filter(({ trashDays }) => trashDays !== null).map(
  ({ collection }) => collection,
);

/** The most records that are changed at once, in one transaction. */
export const UPDATE_MAX = 100;

/** Email addresses imported by one call; a longer list is sent in parts. */
export const IMPORT_MAX = 500;

/** The consent version of imported subscriptions: given elsewhere, on the basis that is stored. */
export const IMPORT_CONSENT_VERSION = 'import';

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
 * What the callable `adminCall` does, one action per call: imports subscribers (`ImportReport`), or erases
 * what lies in the trash. Errors: unauthenticated, permission-denied, invalid-argument, with a message in French.
 */
export const AdminCall = v.variant('action', [
  v.strictObject({ action: v.literal('import-subscribers'), ...SubscriberImport.entries }),
  v.strictObject({
    action: v.literal('erase'),
    collection: v.picklist(TRASH_COLLECTIONS),
    id: v.pipe(v.string(), v.check(isDocumentId, 'Cette fiche n’existe pas')),
  }),
]);
export type AdminCall = v.InferOutput<typeof AdminCall>;

export type ImportReport = { imported: number; known: number };
