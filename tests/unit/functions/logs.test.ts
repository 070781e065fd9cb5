import { describe, expect, it, vi } from 'vitest';
import { BROWSER_ERROR_LOG_MESSAGE } from '#domain/figures/counted-event.ts';
import { mendRedirectAndLog } from '../../../functions/src/audit-log.ts';
import { defineSiteCallable } from '../../../functions/src/calls.ts';
import { createCountedEventHandler } from '../../../functions/src/figures.ts';
import { answerMailLinkRequest } from '../../../functions/src/forms/links.ts';
import { subscriptionId } from '../../../functions/src/forms/subscription.ts';
import { runJobs } from '../../../functions/src/jobs.ts';
import { sendMail } from '../../../functions/src/mail/trigger.ts';
import { answerPhotoUploadRequest } from '../../../functions/src/media/upload.ts';

const EMAIL = 'camille@example.fr';
const ID = subscriptionId(EMAIL);
const PATH = `projects/gs/databases/(default)/documents/newsletter_subscriptions/${ID}`;
const PERSONAL = new RegExp(`${EMAIL}|${ID}|newsletter_subscriptions`);

const failures = () => [
  Object.assign(new Error(`5 NOT_FOUND: No document to update: ${PATH}`), { code: 5 }),
  Object.assign(new Error(`10 ABORTED: contention on "${ID}"`), { code: 10 }),
  Object.assign(new Error(`550 5.1.1 <${EMAIL}>: unknown, ${EMAIL}`), { code: 'EENVELOPE' }),
];
const fail = () => Promise.reject(failures()[0]);

/** Returns what was logged as errors, which would fail the test. */
function logged(): string[] {
  const { mock } = vi.mocked(console.error);
  return mock.calls.splice(0).map((line) => line.join(' '));
}

describe('an error that names a person', () => {
  it('an error with personal data is logged with its reason, but without email addresses, hashes and document paths', async () => {
    const jobs = failures().map((error) => ({ name: 'job', run: () => Promise.reject(error) }));
    await runJobs(jobs);
    const request = { method: 'POST', path: '/api/newsletter/confirmation', query: {}, body: {} };
    await answerMailLinkRequest(request, fail);
    await answerPhotoUploadRequest(Object.assign(Object.create(null), { uploader: fail }));
    const lines = logged();
    expect(lines).toHaveLength(5);
    for (const line of lines) expect(line).not.toMatch(PERSONAL);
    expect(lines[0]).toContain('NOT_FOUND: No document to update');
    expect(lines[2]).toContain('550 5.1.1');
  });

  it.each<[string, () => unknown]>([
    ['a callable', () => defineSiteCallable({}, fail).run(Object.create(null))],
    ['mails', () => sendMail?.run(event())],
    ['the audit log', () => mendRedirectAndLog?.run(event())],
  ])(
    'an unexpected error of %s is passed to the functions framework without personal data',
    async (_, run) => {
      const error: unknown = await Promise.resolve(run()).catch((caught: unknown) => caught);
      expect(error).toMatchObject({ message: expect.stringContaining('NOT_FOUND') });
      expect(error instanceof Error && error.stack).not.toMatch(PERSONAL);
    },
  );
});

/** Returns an event whose document cannot be read. */
function event() {
  const unreadable = () => {
    throw failures()[0];
  };
  const after = { get: unreadable, data: unreadable, ref: { parent: { id: '' } } };
  return Object.assign(Object.create(null), { id: 'event', data: { before: after, after } });
}

describe('an error in a browser', () => {
  const ERROR = { kind: 'error', build: '/assets/entry-1.js', error: 'TypeError: x' };
  const openLog = () => {
    const post = createCountedEventHandler(Object.create(null));
    return (body: object, address = '192.0.2.7') => {
      const headers = {
        origin: 'https://www.example.org',
        host: 'www.example.org',
        'user-agent': 'Mozilla/5.0 Firefox/145.0',
        'x-forwarded-for': `${address}, 203.0.113.1`,
      };
      const rawBody = Buffer.from(JSON.stringify(body));
      return post({ method: 'POST', headers, rawBody, socket: {} });
    };
  };
  const warned = () =>
    vi
      .mocked(console.warn)
      .mock.calls.splice(0)
      .map(([line]) => JSON.parse(line));

  it('a browser’s error report is logged with the name of the site’s build, without email addresses and tokens of links', async () => {
    const error =
      'Error: camille@example.fr https://a.fr/x?token=secret#part https://a.fr/b.js:1:2';
    expect(await openLog()({ ...ERROR, error })).toBe(204);
    const cleaned = 'Error: … https://a.fr/x https://a.fr/b.js:1:2';
    const entry = { message: BROWSER_ERROR_LOG_MESSAGE, build: ERROR.build, error: cleaned };
    expect(warned()).toEqual([{ ...entry, severity: 'WARNING' }]);
  });

  it('a browser’s error report is refused if its error is longer than 300 characters or its build is not a path of the site', async () => {
    const send = openLog();
    expect(await send({ ...ERROR, error: 'x'.repeat(301) })).toBe(400);
    expect(await send({ ...ERROR, build: 'https://a.fr/' })).toBe(400);
  });

  it('browsers’ error reports are logged up to 20 times an hour per IP address, and up to 500 times an hour for all addresses together', async () => {
    const send = openLog();
    const statuses = [];
    for (let count = 0; count < 21; count += 1) statuses.push(await send(ERROR));
    expect(statuses).toEqual([...Array(20).fill(204), 429]);
    for (let count = 0; count < 500; count += 1) await send(ERROR, `192.0.3.${count % 250}`);
    expect(warned()).toHaveLength(500);
  });
});
