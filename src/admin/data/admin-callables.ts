import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { EMULATOR_HOST, emulatorPorts } from '#data/firebase/firebase-config.ts';
import type { AdminCall, ImportReport } from '#domain/admin/admin-calls.ts';
import type { ConsentBasis } from '#domain/newsletter/consent-basis.ts';
import { type AdminCallableName, FUNCTIONS_REGION } from '#domain/site/callables.ts';
import { adminApp } from './admin-auth.ts';
import { requireOnline } from './errors.ts';
import { noteRefusal } from './session-state.ts';

const functions = getFunctions(adminApp, FUNCTIONS_REGION);
if (emulatorPorts) connectFunctionsEmulator(functions, EMULATOR_HOST, emulatorPorts.functions);

/** Without an answer for that long there will be none: a function may have to start first. */
const TIMEOUT_MS = 30_000;

/** Of what writes hundreds of documents. */
const LONG_TIMEOUT_MS = 70_000;

// All of them reject with a FirebaseError, whose message is French where our own functions refuse.
async function call<TAnswer>(
  name: AdminCallableName,
  payload: object,
  { timeout = TIMEOUT_MS } = {},
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

/** Asks the server for what this browser may not do: see `AdminCall`. */
export const callAdmin = <TAnswer>(payload: AdminCall) =>
  call<TAnswer>('adminCall', payload, { timeout: LONG_TIMEOUT_MS });

/** Imports email addresses of people who consented, at most 500 at a time. */
export const importSubscribers = (emails: string[], basis: ConsentBasis) =>
  callAdmin<ImportReport>({ action: 'import-subscribers', emails, basis });
