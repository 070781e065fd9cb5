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

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function readError(error: object): CallOutcome {
  const status = 'status' in error ? error.status : undefined;
  if (status === 'ALREADY_EXISTS') return { kind: 'duplicate' };
  const text = 'message' in error && typeof error.message === 'string' ? error.message : '';
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
    const answer: unknown = await response.json();
    if (!isObject(answer)) return UNANSWERED;
    if ('error' in answer && isObject(answer.error)) return readError(answer.error);
    const result = 'result' in answer && answer.result;
    const isSuccess = isObject(result) && 'success' in result && result.success === true;
    return isSuccess ? { kind: 'success' } : UNANSWERED;
  } catch {
    return UNANSWERED;
  }
}
