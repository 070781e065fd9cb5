import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { EMULATOR_HOST, emulatorPorts } from '#data/firebase/firebase-config.ts';
import type { AdminCall } from '#domain/admin/admin-calls.ts';
import { type AdminCallableName, FUNCTIONS_REGION } from '#domain/site/collections.ts';
import { adminApp } from './admin-auth.ts';
import { requireOnline } from './errors.ts';
import { noteRefusal } from './session.ts';

const functions = getFunctions(adminApp, FUNCTIONS_REGION);
if (emulatorPorts) connectFunctionsEmulator(functions, EMULATOR_HOST, emulatorPorts.functions);

const NAME: AdminCallableName = 'adminCall';
/** An import writes hundreds of documents, and the function may need a cold start. */
const TIMEOUT = { timeout: 70_000 };

/**
 * Asks the server to do what browsers may not do (see `AdminCall`). Rejects with an AdminError when
 * offline, else with a FirebaseError, whose message is French if our function refuses.
 */
export async function callAdmin<TAnswer>(payload: AdminCall): Promise<TAnswer> {
  requireOnline();
  try {
    return (await httpsCallable<AdminCall, TAnswer>(functions, NAME, TIMEOUT)(payload)).data;
  } catch (error) {
    noteRefusal(error);
    throw error;
  }
}
