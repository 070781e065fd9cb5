import { propertiesOf } from '#domain/schema/properties-of.ts';
import { FUNCTIONS_REGION, type VisitorCallableName } from '#domain/site/functions.ts';
import { EMULATOR_HOST, emulatorPorts, firebaseConfig } from './firebase-config.ts';

/** Timeout in ms of a call to a Cloud Function: a cold start alone takes several seconds. */
const TIMEOUT_MS = 30_000;

/** Outcome of a call to a Cloud Function; `message` is the function's French error, or null. */
export type CallOutcome =
  | { kind: 'success' }
  | { kind: 'duplicate' }
  | { kind: 'refused'; message: string }
  | { kind: 'unavailable'; message: string | null };

const UNANSWERED: CallOutcome = { kind: 'unavailable', message: null };

function urlOf(name: VisitorCallableName): string {
  const { projectId } = firebaseConfig;
  return emulatorPorts
    ? `http://${EMULATOR_HOST}:${emulatorPorts.functions}/${projectId}/${FUNCTIONS_REGION}/${name}`
    : `https://${FUNCTIONS_REGION}-${projectId}.cloudfunctions.net/${name}`;
}

function readError(error: unknown): CallOutcome {
  const { status, message } = propertiesOf(error);
  if (status === 'ALREADY_EXISTS') return { kind: 'duplicate' };
  const text = typeof message === 'string' ? message : '';
  // Visitors are not shown the message of an internal error, an empty one, or one that only repeats the status.
  const isGeneric = status === 'INTERNAL' || text === '' || /^[A-Z_]+$/.test(text);
  if (isGeneric) return UNANSWERED;
  return { kind: status === 'INVALID_ARGUMENT' ? 'refused' : 'unavailable', message: text };
}

/** Calls a Cloud Function using the protocol of Firebase callables. Never throws. */
export async function callFunction(
  name: VisitorCallableName,
  payload: object,
): Promise<CallOutcome> {
  try {
    const response = await fetch(urlOf(name), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ data: payload }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { error, result } = propertiesOf(await response.json());
    if (error) return readError(error);
    return propertiesOf(result).success === true ? { kind: 'success' } : UNANSWERED;
  } catch {
    return UNANSWERED;
  }
}
