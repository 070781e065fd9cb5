import type { FirebaseApp } from 'firebase/app';
import {
  connectFunctionsEmulator,
  type Functions,
  getFunctions,
  httpsCallable,
} from 'firebase/functions';
import * as v from 'valibot';
import { EMULATOR_HOST, emulatorPorts } from '#data/firebase/firebase-config.ts';
import type { AccountCall } from '#domain/admin/account-calls.ts';
import type {
  DeleteAnswer,
  DeleteRecords,
  ImportReport,
  RestoreAnswer,
} from '#domain/admin/admin-calls.ts';
import type { ErasedPerson, PersonalData } from '#domain/admin/personal-data.ts';
import type { LibraryAnswer, LibraryCall, PhotoUse } from '#domain/media/library-calls.ts';
import type { ConsentBasis } from '#domain/newsletter/consent-basis.ts';
import { type AdminCallableName, FUNCTIONS_REGION } from '#domain/site/callables.ts';
import { adminApp } from './admin-auth.ts';
import { refusalDetail } from './admin-error.ts';
import { noteRefusal } from './refusals.ts';
import { requireOnline } from './require-online.ts';

function functionsOf(app: FirebaseApp): Functions {
  const functions = getFunctions(app, FUNCTIONS_REGION);
  if (emulatorPorts) connectFunctionsEmulator(functions, EMULATOR_HOST, emulatorPorts.functions);
  return functions;
}

const ownFunctions = functionsOf(adminApp);

const PhotoUses = v.array(
  v.object({
    collection: v.string(),
    id: v.string(),
    label: v.string(),
    fields: v.array(v.string()),
  }),
);

/** Without an answer for that long there will be none: a function may have to start first. */
const TIMEOUT_MS = 30_000;

/** Of what writes hundreds of documents. */
const LONG_TIMEOUT_MS = 70_000;

type CallOptions = { functions?: Functions | undefined; timeout?: number };

// All of them reject with a FirebaseError, whose message is French where our own functions refuse.
async function call<TAnswer>(
  name: AdminCallableName,
  payload: object,
  { functions = ownFunctions, timeout = TIMEOUT_MS }: CallOptions = {},
): Promise<TAnswer> {
  requireOnline();
  try {
    const { data } = await httpsCallable<object, TAnswer>(functions, name, { timeout })(payload);
    return data;
  } catch (error) {
    noteRefusal(error);
    throw error;
  }
}

/** Deletes records with their links, all or none; the same `requestId` gets the same answer. */
export const callDelete = (payload: DeleteRecords) => call<DeleteAnswer>('deleteRecords', payload);

/**
 * Reverts a journal entry, visitors' data within an hour; `force` overwrites later changes. The
 * journal shows restorations with the same `batch` as one.
 */
export const restoreFromJournal = (auditId: string, force: boolean, batch?: string) =>
  call<RestoreAnswer>('restoreRecord', { auditId, force, ...(batch !== undefined && { batch }) });

/** Imports email addresses of people who consented, at most 500 at a time. */
export const importSubscribers = (emails: readonly string[], basis: ConsentBasis) =>
  call<ImportReport>('importSubscribers', { emails, basis }, { timeout: LONG_TIMEOUT_MS });

/** Everything the site knows of who has an email address. */
export const exportPerson = (email: string) => call<PersonalData>('exportPerson', { email });

/** Erases for good what `exportPerson` tells; called again, what is left of it. */
export const callErase = (email: string) => call<ErasedPerson>('erasePerson', { email });

/** Changes, replaces, deletes or restores a photograph: see `LibraryCall`. */
export const callLibrary = (payload: v.InferInput<typeof LibraryCall>) =>
  call<LibraryAnswer>('mediaLibrary', payload, { timeout: LONG_TIMEOUT_MS });

/** Does something with the own account; `app` is another than this session's: see `AccountCall`. */
export const callAccount = (payload: AccountCall, app?: FirebaseApp) =>
  call<unknown>('adminAccount', payload, { functions: app && functionsOf(app) });

/** The records that still show a photograph, when its deletion was refused for them; else null. */
export function usesInRefusal(error: unknown): PhotoUse[] | null {
  const uses = v.safeParse(PhotoUses, refusalDetail(error, 'uses'));
  return uses.success ? uses.output : null;
}

/** Whether a restoration was refused as what was deleted is there, or no longer in the trash. */
export const isThereAgain = (error: unknown): boolean =>
  ['exists', 'erased'].includes(String(refusalDetail(error, 'reason')));

/** The fields for which a restoration was refused, as they have been changed again since; else null. */
export function fieldsChangedSince(error: unknown): string[] | null {
  if (refusalDetail(error, 'reason') !== 'changed') return null;
  const fields = v.safeParse(v.array(v.string()), refusalDetail(error, 'fields'));
  return fields.success ? fields.output : [];
}
