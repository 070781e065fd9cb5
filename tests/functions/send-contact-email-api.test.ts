import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { database, SITE, sendForm } from './call.ts';

const URL = `${SITE}/api/send-contact-email`;
const MALFORMED = 'La demande est incomplète ou n’a pas la forme attendue';
const JSON_TYPE = 'application/json';

const message = (changes: object = {}) => ({
  firstName: 'Camille',
  lastName: 'Delattre',
  email: 'camille@example.fr',
  message: 'Bonjour',
  formType: 'contact',
  ...changes,
});

async function post(body: string, type = JSON_TYPE) {
  const response = await fetch(URL, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
  });
  return { status: response.status, answer: await response.json() };
}

const requests = () => database().collection(COLLECTIONS.contactRequests);

it('stores a request, under its id if it has one', async () => {
  const requestId = randomUUID();
  const body = JSON.stringify(message({ requestId }));
  expect(await post(body)).toEqual({ status: 200, answer: { success: true } });
  expect(await post(body)).toEqual({ status: 200, answer: { success: true } });
  expect((await requests().doc(requestId).get()).get('first_name')).toBe('Camille');
});

it('accepts a request without an id', async () => {
  const email = `${randomUUID()}@example.fr`;
  const posted = await post(JSON.stringify(message({ email })), 'application/json; charset=utf-8');
  expect(posted).toEqual({ status: 200, answer: { success: true } });
  const { docs } = await requests().where('email', '==', email).get();
  expect(docs).toHaveLength(1);
});

it('accepts POST only', async () => {
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const response = await fetch(URL, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await response.json()).toMatchObject({ success: false });
  }
});

it.each([
  ['another media type', 'a=b', 'application/x-www-form-urlencoded', 415],
  ['plain text', '{}', 'text/plain', 415],
  ['malformed JSON', '{"firstName":', JSON_TYPE, 400],
  ['a list', '[]', JSON_TYPE, 400],
  ['an empty body', '', JSON_TYPE, 400],
  ['an empty object', '{}', JSON_TYPE, 400],
  [
    'a body of a megabyte',
    JSON.stringify(message({ message: 'a'.repeat(1_000_000) })),
    JSON_TYPE,
    413,
  ],
])('refuses %s, in JSON', async (_, body, type, status) => {
  const refused = await post(body, type);
  expect(refused).toEqual({ status, answer: { success: false, error: expect.any(String) } });
});

it('refuses a compressed body, in JSON', async () => {
  const response = await fetch(URL, {
    method: 'POST',
    headers: { 'Content-Type': JSON_TYPE, 'Content-Encoding': 'gzip' },
    body: gzipSync(JSON.stringify(message())),
  });
  const error = { success: false, error: MALFORMED };
  expect([response.status, await response.json()]).toEqual([400, error]);
});

it('reports the validation error of a field', async () => {
  expect(await post(JSON.stringify(message({ email: 'camille' })))).toEqual({
    status: 400,
    answer: { success: false, error: 'Adresse email invalide' },
  });
  expect((await post('{"firstName":')).answer.error).toBe(MALFORMED);
});

it('tells a robot that it succeeded, and stores nothing', async () => {
  const requestId = randomUUID();
  const guard = { trap: 'https://spam.example', elapsedMs: 9000 };
  expect(await post(JSON.stringify(message({ requestId, guard })))).toEqual({
    status: 200,
    answer: { success: true },
  });
  expect(await sendForm('sendContactEmail', message({ requestId, guard }))).toMatchObject({
    body: { result: { success: true } },
  });
  expect((await requests().doc(requestId).get()).exists).toBe(false);
});

it('logs the outcome of a request without personal data', async () => {
  const secrets = [randomUUID(), randomUUID(), randomUUID()];
  const [name = '', text = '', local = ''] = secrets;
  const fields = { firstName: name, message: text, email: `${local}@example.fr` };
  await post(JSON.stringify(message({ ...fields, requestId: randomUUID() })));
  await sendForm('subscribeNewsletter', {
    email: fields.email,
    source: 'footer',
    consentVersion: '2026-11',
  });
  const log = readFileSync(join(process.env.STAGE ?? '', 'emulators.log'), 'utf8');
  expect(log).toContain('"form":"contact"');
  for (const secret of secrets) expect(log).not.toContain(secret);
});
