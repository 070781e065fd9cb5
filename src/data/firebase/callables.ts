import type { NewsletterSignup } from '#domain/newsletter/newsletter-subscription.ts';
import type { FormGuard } from '#domain/requests/form-guard.ts';
import type { ContactMessage, HolidayRequest } from '#domain/requests/request-payloads.ts';
import { type CallableName, FUNCTIONS_REGION } from '#domain/site/callables.ts';
import { EMULATOR_HOST, emulatorPorts, firebaseConfig } from './firebase-config.ts';

/** A cold start takes seconds. */
const TIMEOUT_MS = 30_000;

/**
 * The outcome of a call. `message` is the function's own, in French: why it refused (`invalid`) or
 * what went wrong; null when there was no answer.
 */
export type CallOutcome =
  | { kind: 'success' }
  | { kind: 'duplicate' }
  | { kind: 'invalid'; message: string }
  | { kind: 'unavailable'; message: string | null };

async function openFunctions() {
  const [{ initializeApp }, { connectFunctionsEmulator, getFunctions, httpsCallable }] =
    await Promise.all([import('firebase/app'), import('firebase/functions')]);
  if (import.meta.env.VITE_APP_CHECK_SITE_KEY) (await import('./app-check.ts')).startAppCheck();
  // The same app as the public reads: initializeApp returns the existing one.
  const functions = getFunctions(initializeApp(firebaseConfig, 'public'), FUNCTIONS_REGION);
  if (emulatorPorts) connectFunctionsEmulator(functions, EMULATOR_HOST, emulatorPorts.functions);
  return (name: CallableName, payload: object) =>
    httpsCallable<object, unknown>(functions, name, { timeout: TIMEOUT_MS })(payload);
}

let opened: ReturnType<typeof openFunctions> | undefined;

/** Firebase's functions client, loaded with the first call. */
function openedFunctions(): ReturnType<typeof openFunctions> {
  opened ??= openFunctions().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

function readAnswer(answer: unknown): CallOutcome {
  if (typeof answer !== 'object' || answer === null || !('success' in answer)) {
    return { kind: 'unavailable', message: null };
  }
  if (answer.success === true) return { kind: 'success' };
  const message = 'error' in answer && typeof answer.error === 'string' ? answer.error : null;
  return message === null ? { kind: 'unavailable', message } : { kind: 'invalid', message };
}

/** The function's own message; null when the text merely repeats the error code. */
function messageOf(code: string, text: string): string | null {
  // Firebase's client appends the HTTP status.
  const message = text.replace(/ \[\d+\]$/, '');
  const isGeneric = code === 'internal' || message.toLowerCase() === code;
  return isGeneric || message.startsWith('Backend error status') ? null : message;
}

function readError(error: unknown): CallOutcome {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const [, status] = /^functions\/(.+)$/.exec(code) ?? [];
  if (status === undefined || !(error instanceof Error)) {
    return { kind: 'unavailable', message: null };
  }
  if (status === 'already-exists') return { kind: 'duplicate' };
  const message = messageOf(status, error.message);
  if (status === 'invalid-argument' && message !== null) return { kind: 'invalid', message };
  return { kind: 'unavailable', message };
}

async function call(
  name: CallableName,
  payload: object,
  guard: FormGuard | undefined,
): Promise<CallOutcome> {
  try {
    const send = await openedFunctions();
    const guarded = guard === undefined ? payload : { ...payload, guard };
    return readAnswer((await send(name, guarded)).data);
  } catch (error) {
    return readError(error);
  }
}

/** Subscribes an email address to the newsletter. Never throws. */
export function subscribeNewsletter(
  signup: NewsletterSignup,
  guard?: FormGuard,
): Promise<CallOutcome> {
  return call('subscribeNewsletter', signup, guard);
}

/**
 * Sends a contact message or a holiday request. Never throws. Idempotent: requests with the same
 * requestId count once.
 */
export function sendContactRequest(
  payload: ContactMessage | HolidayRequest,
  guard?: FormGuard,
): Promise<CallOutcome> {
  return call('sendContactEmail', payload, guard);
}
