import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import {
  type AdminCallableName,
  type CallableName,
  FUNCTIONS_REGION,
} from '#domain/site/callables.ts';
import { DEMO_PROJECT_ID, PORTS, portsWithOffset } from '#domain/site/ports.ts';

/** The origin of the suite's pages, which is not that of its functions. */
export const SITE = process.env.SITE ?? '';

const offset = Number(new URL(SITE).port) - PORTS.hosting;

/** Headers of whoever has an answer already; `fetch` alone would ask for a fresh one. */
export const havingTag = (tag: string) => ({ 'If-None-Match': tag, 'Cache-Control': 'max-age=0' });

/** The URL of a function on the suite's emulator. */
export const functionUrl = (name: string): string =>
  `http://127.0.0.1:${portsWithOffset(offset).functions}/${DEMO_PROJECT_ID}/${FUNCTIONS_REGION}/${name}`;

/** The URL of a callable on the suite's emulator. */
export const callableUrl = (name: CallableName | AdminCallableName): string => functionUrl(name);

type Answer = {
  status: number;
  body: { result?: unknown; error?: { status: string; message: string; details?: unknown } };
};

/** Calls a function over HTTP, as the browser's client does, signed in with a token. */
export async function call(
  name: CallableName | AdminCallableName,
  data: unknown,
  token?: string,
): Promise<Answer> {
  const authorization = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const response = await fetch(callableUrl(name), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: SITE, ...authorization },
    body: JSON.stringify({ data }),
  });
  return { status: response.status, body: await response.json() };
}

/** What a page sends along with a form that a person filled in. */
export const FILLED_IN = { guard: { trap: '', elapsedMs: 9000 } };

/** Calls a form's function as a page does. */
export const sendForm = (name: CallableName, payload: object): Promise<Answer> =>
  call(name, { ...FILLED_IN, ...payload });

/** The suite's database, with full rights. */
export function database(): Firestore {
  const known = getApps().find((app) => app.name === 'functions');
  return getFirestore(known ?? initializeApp({ projectId: DEMO_PROJECT_ID }, 'functions'));
}
