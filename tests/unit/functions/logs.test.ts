// @vitest-environment node

import { describe, expect, it, vi } from 'vitest';
import { siteCall } from '../../../functions/src/calls.ts';
import { answerLink } from '../../../functions/src/forms/links.ts';
import { subscriptionId } from '../../../functions/src/forms/subscription.ts';
import { journal } from '../../../functions/src/journal.ts';
import { sendMail } from '../../../functions/src/mail/send.ts';
import { answerUpload } from '../../../functions/src/media/upload.ts';
import { runEach } from '../../../functions/src/tick.ts';

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
  it('is logged without address, hash or path, and with its reason', async () => {
    const jobs = failures().map((error) => ({ name: 'job', run: () => Promise.reject(error) }));
    await runEach(jobs);
    const request = { method: 'POST', path: '/api/newsletter/confirmation', query: {}, body: {} };
    await answerLink(request, fail);
    const upload = { file: Buffer.alloc(0), name: '', token: undefined, caller: '' };
    await answerUpload(upload, Object.assign(Object.create(null), { uploader: fail }), new Date());
    const lines = logged();
    expect(lines).toHaveLength(5);
    for (const line of lines) expect(line).not.toMatch(PERSONAL);
    expect(lines[0]).toContain('NOT_FOUND: No document to update');
    expect(lines[2]).toContain('550 5.1.1');
  });

  it.each<[string, () => unknown]>([
    ['a callable', () => siteCall({}, fail).run(Object.create(null))],
    ['mails', () => sendMail?.run(event())],
    ['the journal', () => journal?.run(event())],
  ])('of %s reaches the framework without the name', async (_, run) => {
    const error: unknown = await Promise.resolve(run()).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ message: expect.stringContaining('NOT_FOUND') });
    expect(error instanceof Error && error.stack).not.toMatch(PERSONAL);
  });
});

/** Returns an event whose document cannot be read. */
function event() {
  const unreadable = () => {
    throw failures()[0];
  };
  const after = { get: unreadable, data: unreadable, ref: { parent: { id: '' } } };
  return Object.assign(Object.create(null), { id: 'event', data: { before: after, after } });
}
