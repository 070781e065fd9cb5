import { setTimeout as delay } from 'node:timers/promises';
import type { App } from 'firebase-admin/app';
import * as v from 'valibot';
import { Failure, interrupted } from '../lib/script.ts';
import { Fields } from './archive-entries.ts';

/**
 * Firestore by its REST API, whose JSON keeps every type as it is: the SDK reads a double without
 * decimals as an integer.
 */
export type Database = {
  projectId: string;
  /** The address of all documents. */
  url: string;
  /** What precedes a path in the name of a document. */
  root: string;
  token: () => Promise<string>;
};

/** A database of the emulator, which takes every project's id and asks nobody who he is. */
export const emulatedDatabase = (projectId: string, host: string): Database =>
  database(projectId, `http://${host}`, async () => 'owner');

function database(projectId: string, origin: string, token: Database['token']): Database {
  const root = `projects/${projectId}/databases/(default)/documents`;
  return { projectId, root, url: `${origin}/v1/${root}`, token };
}

/**
 * The database of an opened project.
 * @throws Failure when nothing says which project it is
 */
export function databaseOf({ options, name }: App): Database {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  const { credential, projectId = process.env.GOOGLE_CLOUD_PROJECT } = options;
  if (!projectId) throw new Failure('Name the project with --project PROJECT_ID.');
  if (host) return emulatedDatabase(projectId, host);
  if (!credential) throw new Failure(`The project ${name} has no credentials.`);
  return database(projectId, 'https://firestore.googleapis.com', async () => {
    const { access_token } = await credential.getAccessToken();
    return access_token;
  });
}

const TRIES = 7;
const FIRST_WAIT_MS = 250;
const ANSWER_MS = 120_000;
/** What goes by: too many writes, another one of the same document, a server that is renewed. */
const PASSING = new Set([408, 409, 429, 500, 502, 503, 504]);

async function send(db: Database, method: string, body: string): Promise<Response | null> {
  const signal = AbortSignal.any([interrupted, AbortSignal.timeout(ANSWER_MS)]);
  const headers = {
    Authorization: `Bearer ${await db.token()}`,
    'Content-Type': 'application/json',
  };
  try {
    return await fetch(`${db.url}:${method}`, { method: 'POST', headers, body, signal });
  } catch (error) {
    interrupted.throwIfAborted();
    if (error instanceof Error) return null;
    throw error;
  }
}

function refusal({ projectId }: Database, status: number, text: string): Failure {
  const reason = /"message": "([^"\n]+)"/.exec(text)?.[1] ?? `status ${status}`;
  if (status === 401 || status === 403) {
    return new Failure(
      `${projectId} refuses these credentials: sign in with \`gcloud auth application-default login\` as somebody who may read and write Firestore (${reason}).`,
    );
  }
  return new Failure(`Firestore of ${projectId} refused: ${reason}`);
}

/**
 * Calls a method of the API, again while what fails may go by.
 * @throws Failure, in one sentence, when it does not
 */
export async function call(db: Database, method: string, body: unknown): Promise<string> {
  const text = JSON.stringify(body);
  for (let tried = 1, wait = FIRST_WAIT_MS; ; tried += 1, wait *= 2) {
    const response = await send(db, method, text);
    const answer = (await response?.text().catch(() => null)) ?? null;
    if (response?.ok && answer !== null) return answer;
    if (response && !response.ok && !PASSING.has(response.status)) {
      throw refusal(db, response.status, answer ?? '');
    }
    if (tried === TRIES) {
      throw new Failure(
        `Firestore of ${db.projectId} does not answer: check the network, and run it again.`,
      );
    }
    await delay(wait * (1 + Math.random()), undefined, { signal: interrupted });
  }
}

const Answers = v.array(
  v.object({
    document: v.optional(v.object({ name: v.string(), fields: v.optional(Fields, {}) })),
    readTime: v.optional(v.string()),
  }),
);

/** A query's documents, by their paths, and the instant at which they were so. */
export async function query(db: Database, structuredQuery: unknown, readTime?: string) {
  const body = { structuredQuery, ...(readTime && { readTime }) };
  const text = await call(db, 'runQuery', body);
  const answers = v.parse(Answers, JSON.parse(text));
  const documents = answers.flatMap(({ document }) =>
    document ? [{ path: document.name.slice(db.root.length + 1), fields: document.fields }] : [],
  );
  return { documents, readTime: answers.at(0)?.readTime ?? '', bytes: text.length };
}

const Committed = v.object({ commitTime: v.string() });

/** Writes all or nothing. @returns the time that the documents were written at */
export async function commit(db: Database, writes: readonly unknown[]): Promise<string> {
  return v.parse(Committed, JSON.parse(await call(db, 'commit', { writes }))).commitTime;
}
