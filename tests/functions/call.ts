import { randomUUID } from 'node:crypto';
import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { vi } from 'vitest';
import {
  type AdminCallableName,
  type CallableName,
  FUNCTIONS_REGION,
} from '#domain/site/collections.ts';
import { DEMO_PROJECT_ID, PORTS, portsWithOffset } from '#domain/site/ports.ts';

/** The origin of the suite's pages; its functions have another origin. */
export const SITE = process.env.SITE ?? '';

const offset = Number(new URL(SITE).port) - PORTS.hosting;

/** Returns headers that revalidate a cached response; `fetch` would add `Cache-Control: no-cache`. */
export const havingTag = (tag: string) => ({ 'If-None-Match': tag, 'Cache-Control': 'max-age=0' });

export const functionUrl = (name: string): string =>
  `http://127.0.0.1:${portsWithOffset(offset).functions}/${DEMO_PROJECT_ID}/${FUNCTIONS_REGION}/${name}`;

export const callableUrl = (name: CallableName | AdminCallableName): string => functionUrl(name);

type Answer = {
  status: number;
  body: { result?: unknown; error?: { status: string; message: string; details?: unknown } };
};

/** Calls a callable over HTTP as the browser's SDK does, with an optional ID token. */
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

/** The anti-bot data of a form that a person filled in. */
export const FILLED_IN = { guard: { trap: '', elapsedMs: 9000 } };

/** Sends a form to its function with anti-bot data, as a page does. */
export const sendForm = (name: CallableName, payload: object): Promise<Answer> =>
  call(name, { ...FILLED_IN, ...payload });

/** Returns the suite's database, opened by the Admin SDK without rules. */
export function database(): Firestore {
  const known = getApps().find((app) => app.name === 'functions');
  return getFirestore(known ?? initializeApp({ projectId: DEMO_PROJECT_ID }, 'functions'));
}

/** Timeout for triggers: the emulator starts a process for each function. */
export const TRIGGER_MS = 60_000;

/** Repeats a check until it passes, to wait for the effect of a trigger. */
export const soon = (check: () => Promise<void>): Promise<void> =>
  vi.waitFor(check, { timeout: TRIGGER_MS - 5_000, interval: 200 });

/** Opens an empty database on the suite's emulator, in a project of its own. */
export function emptyDatabase(): Firestore {
  const projectId = `demo-${randomUUID()}`;
  return getFirestore(initializeApp({ projectId }, projectId));
}
