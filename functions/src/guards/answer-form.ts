import { randomUUID } from 'node:crypto';
import { logger } from 'firebase-functions/v2';
import { HttpsError } from 'firebase-functions/v2/https';
import type { CallAnswer } from '../calls/call-answer.ts';
import { MALFORMED } from '../calls/parse-payload.ts';
import { database } from '../database.ts';
import { callerOf, type Incoming } from './caller.ts';
import { type AdmitRecipient, guardForm, PAYLOAD_MAX_BYTES, TOO_LARGE } from './guard-form.ts';
import type { GuardSettings } from './settings.ts';
import { isVerifiedApp } from './verified-app.ts';

type HttpAnswer = {
  status: number;
  headers: Record<string, string>;
  body: CallAnswer | { result: CallAnswer };
};
/** As much of a request as matters. */
type HttpRequest = Incoming & {
  method: string;
  rawBody?: { length: number } | undefined;
  body?: unknown;
};
type HttpForm = { name: string; request: HttpRequest; settings: GuardSettings; now: Date };

const NOT_JSON = 'La demande doit être envoyée en JSON (Content-Type: application/json)';
const NOT_POST = "Cette adresse n'accepte que des requêtes POST";
const FAILED = 'Une erreur est survenue de notre côté. Réessayez dans un instant.';

const refuse = (status: number, error: string, headers = {}): HttpAnswer => ({
  status,
  headers,
  body: { success: false, error },
});

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const bytesOf = ({ rawBody }: HttpRequest): number => rawBody?.length ?? 0;

/** What is wrong with the request before its body is looked at. */
function faultOf(request: HttpRequest): HttpAnswer | null {
  if (request.method !== 'POST') return refuse(405, NOT_POST, { Allow: 'POST' });
  const [type] = String(request.headers['content-type'] ?? '').split(';');
  if (type?.trim().toLowerCase() !== 'application/json') return refuse(415, NOT_JSON);
  return bytesOf(request) > PAYLOAD_MAX_BYTES ? refuse(413, TOO_LARGE) : null;
}

/** When one too many may come again. */
function comeAgain({ details }: HttpsError): Record<string, string> {
  const seconds: unknown = isObject(details) ? Reflect.get(details, 'retryAfter') : undefined;
  return typeof seconds === 'number' ? { 'Retry-After': String(seconds) } : {};
}

function answerError(error: unknown, name: string): HttpAnswer {
  if (error instanceof HttpsError && error.httpErrorCode.status < 500) {
    return refuse(error.httpErrorCode.status, error.message, comeAgain(error));
  }
  // In words: an error as it is would be logged as {}.
  logger.error('form failed', { form: name, error: String(error) });
  return refuse(500, FAILED);
}

/** What Firebase's clients put into `data`, which they read again in `result`; undefined else. */
function enveloped(body: object): object | undefined {
  const inner: unknown = Reflect.get(body, 'data');
  return isObject(inner) ? inner : undefined;
}

/** Answers a form that was posted as JSON: 400, 405, 413, 415, 429 and 500 say what they mean. */
export async function answerForm(
  { name, request, settings, now }: HttpForm,
  handle: (payload: unknown, now: Date, admit: AdmitRecipient) => Promise<CallAnswer>,
): Promise<HttpAnswer> {
  const fault = faultOf(request);
  if (fault) return fault;
  if (!isObject(request.body)) return refuse(400, MALFORMED);
  const inEnvelope = enveloped(request.body);
  // Who has no id of its own for a request cannot repeat it either.
  const data = { requestId: randomUUID(), ...(inEnvelope ?? request.body) };
  try {
    const token = request.headers['x-firebase-appcheck'];
    const form = {
      name,
      data,
      bytes: bytesOf(request),
      caller: callerOf(request, 'hosting'),
      isVerified: settings.appCheck && (await isVerifiedApp(token)),
    };
    const db = await database();
    const answer = await guardForm(db, settings, form, now, (payload, admit) =>
      handle(payload, now, admit),
    );
    const body = inEnvelope === undefined ? answer : { result: answer };
    return { status: answer.success ? 200 : 400, headers: {}, body };
  } catch (error) {
    return answerError(error, name);
  }
}
