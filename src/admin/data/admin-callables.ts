import {
  connectFunctionsEmulator,
  FunctionsError,
  getFunctions,
  httpsCallable,
} from 'firebase/functions';
import { EMULATOR_HOST, emulatorPorts } from '#data/firebase/firebase-config.ts';
import type {
  DeleteAnswer,
  DeleteLinked,
  ImportReport,
  RestoreAnswer,
  UndoDelete,
} from '#domain/admin/admin-calls.ts';
import {
  ADMIN_CALLABLES,
  type AdminCallableName,
  FUNCTIONS_REGION,
} from '#domain/site/callables.ts';
import { adminApp } from './admin-app.ts';
import { requireOnline } from './require-online.ts';

const functions = getFunctions(adminApp, FUNCTIONS_REGION);
if (emulatorPorts) connectFunctionsEmulator(functions, EMULATOR_HOST, emulatorPorts.functions);

async function call<TAnswer>(name: AdminCallableName, payload: object): Promise<TAnswer> {
  requireOnline();
  const { data } = await httpsCallable<object, TAnswer>(functions, ADMIN_CALLABLES[name])(payload);
  return data;
}

/** Brings back what was deleted, visitors' data for an hour. Rejects with a FirebaseError in French. */
export const undoDelete = (payload: UndoDelete) => call<RestoreAnswer>('undoDelete', payload);

/** Deletes a hotel or a destination that has many links. Rejects with a FirebaseError in French. */
export const deleteLinked = (payload: DeleteLinked) => call<DeleteAnswer>('deleteLinked', payload);

/** Takes a write of the journal back; `force` also over what has changed since. Rejects with a FirebaseError in French. */
export const restoreFromJournal = (auditId: string, force: boolean) =>
  call<RestoreAnswer>('restoreRecord', { auditId, force });

/** Imports addresses of people who agreed to it, at most 500 at once. Rejects with a FirebaseError in French. */
export const importSubscribers = (emails: readonly string[]) =>
  call<ImportReport>('importSubscribers', { emails, consentConfirmed: true });

/** Whether a restoration was refused because what it restores has been changed again since. */
export const isChangedSince = (error: unknown): boolean =>
  error instanceof FunctionsError &&
  error.code === 'functions/failed-precondition' &&
  isChange(error.details);

function isChange(details: unknown): boolean {
  return (
    typeof details === 'object' && details !== null && Reflect.get(details, 'reason') === 'changed'
  );
}
