import { randomUUID } from 'node:crypto';
import { logger } from 'firebase-functions/v2';
import { HttpsError } from 'firebase-functions/v2/https';
import { type CallAnswer, MALFORMED } from '../calls/parse-payload.ts';
import { database } from '../database.ts';
import { callerOf, type Incoming } from './caller.ts';
import { type FormFunction, guardForm, PAYLOAD_MAX_BYTES, TOO_LARGE } from './guard-form.ts';
import type { GuardSettings } from './settings.ts';

type HttpAnswer = {
  status: number;
  headers: Record<string, string>;
  body: CallAnswer | { result: CallAnswer };
};
/** The parts of a request that the API reads; its body is parsed here. */
type HttpRequest = Incoming & {
  method: string;
  contentType: string;
  rawBody?: Buffer | undefined;
};
type HttpForm = { name: string; request: HttpRequest; settings: GuardSettings; now: Date };

const NOT_JSON = 'La demande doit être envoyée en JSON, de type application/json';
const NOT_POST = 'Cette adresse n’accepte que des requêtes POST';
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

/** Refuses a wrong method, media type or size; null for a request whose body can be read. */
function refuseRequest(request: HttpRequest): HttpAnswer | null {
  if (request.method !== 'POST') return refuse(405, NOT_POST, { Allow: 'POST' });
  const [type] = request.contentType.split(';');
  if (type?.trim().toLowerCase() !== 'application/json') return refuse(415, NOT_JSON);
  return bytesOf(request) > PAYLOAD_MAX_BYTES ? refuse(413, TOO_LARGE) : null;
}

function parseBody({ rawBody }: HttpRequest): object | null {
  try {
    const body: unknown = JSON.parse(new TextDecoder().decode(rawBody));
    return isObject(body) ? body : null;
  } catch {
    return null;
  }
}

function retryAfter({ details }: HttpsError): Record<string, string> {
  const seconds: unknown = isObject(details) ? Reflect.get(details, 'retryAfter') : undefined;
  return typeof seconds === 'number' ? { 'Retry-After': String(seconds) } : {};
}

function answerError(error: unknown, name: string): HttpAnswer {
  if (error instanceof HttpsError && error.httpErrorCode.status < 500) {
    return refuse(error.httpErrorCode.status, error.message, retryAfter(error));
  }
  // As text: an Error object would be logged as {}.
  logger.error('form failed', { form: name, error: String(error) });
  return refuse(500, FAILED);
}

/** Firebase's clients wrap the payload in `data` and read the answer from `result`. */
function envelopedIn(body: object): object | undefined {
  const inner: unknown = Reflect.get(body, 'data');
  return isObject(inner) ? inner : undefined;
}

/** Whether an App Check token is valid. */
async function isVerifiedApp(token: string | string[] | undefined): Promise<boolean> {
  if (typeof token !== 'string') return false;
  // App Check belongs to the app that opening the database initialises.
  const [{ getAppCheck }] = await Promise.all([import('firebase-admin/app-check'), database()]);
  try {
    await getAppCheck().verifyToken(token);
    return true;
  } catch {
    return false;
  }
}

/** Answers a form posted as JSON, with 200, 400, 401, 405, 413, 415, 429 or 500. */
export async function answerForm(
  { name, request, settings, now }: HttpForm,
  handle: FormFunction,
): Promise<HttpAnswer> {
  const refused = refuseRequest(request);
  if (refused) return refused;
  const parsed = parseBody(request);
  if (parsed === null) return refuse(400, MALFORMED);
  const inEnvelope = envelopedIn(parsed);
  // A client that sends no request id cannot repeat its request either: any new id will do.
  const data = { requestId: randomUUID(), ...(inEnvelope ?? parsed) };
  try {
    const token = request.headers['x-firebase-appcheck'];
    const form = {
      name,
      data,
      bytes: bytesOf(request),
      caller: callerOf(request, 'hosting'),
      isVerified: settings.appCheck && (await isVerifiedApp(token)),
      isFromPage: false,
    };
    const db = await database();
    const answer = await guardForm(db, settings, form, now, (payload, admit) =>
      handle(db, payload, now, admit),
    );
    const body = inEnvelope === undefined ? answer : { result: answer };
    return { status: answer.success ? 200 : 400, headers: {}, body };
  } catch (error) {
    return answerError(error, name);
  }
}
