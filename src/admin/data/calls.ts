import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import * as v from 'valibot';
import { EMULATOR_HOST, emulatorPorts } from '#data/firebase/firebase-config.ts';
import type { AdminCallPayload, TeamCallPayload } from '#domain/admin/admin-calls.ts';
import { RECENT_SIGN_IN_REASON } from '#domain/admin/admin-session.ts';
import type { Entity } from '#domain/entity/entity.ts';
import { type AdminCallableName, FUNCTIONS_REGION } from '#domain/site/functions.ts';
import { adminFirebaseApp } from './admin-auth.ts';
import { requireOnline } from './errors.ts';
import { recheckRightsOnRefusal, requestNewSignIn } from './session.ts';

const functions = getFunctions(adminFirebaseApp, FUNCTIONS_REGION);
if (emulatorPorts) connectFunctionsEmulator(functions, EMULATOR_HOST, emulatorPorts.functions);

/** Timeout in ms of calls to Cloud Functions, long enough for a cold start and an import's hundreds of writes. */
const TIMEOUT = { timeout: 70_000 };

const RecentSignInError = v.object({
  details: v.object({ reason: v.literal(RECENT_SIGN_IN_REASON) }),
});

async function call(name: AdminCallableName, payload: object): Promise<unknown> {
  requireOnline();
  try {
    return (await httpsCallable(functions, name, TIMEOUT)(payload)).data;
  } catch (error) {
    if (v.is(RecentSignInError, error) && (await requestNewSignIn())) return call(name, payload);
    recheckRightsOnRefusal(error);
    throw error;
  }
}

/** Calls the Cloud Function `adminCall`; the caller parses the data. @throws FirebaseError, AdminError when offline */
export const callAdminFunction = (payload: AdminCallPayload) => call('adminCall', payload);
export const callTeamFunction = (payload: TeamCallPayload) => call('team', payload);

/** Changes a record's id; the former URL redirects if visitors may know it. @throws FirebaseError if the id is taken */
export const requestIdChange = (
  { collection }: Entity,
  id: string,
  to: string,
  wasNeverShown = false,
) => callAdminFunction({ action: 'move', collection, id, to, wasNeverShown });
