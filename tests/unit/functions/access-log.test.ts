// @vitest-environment node

import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import type { SessionRight } from '#domain/admin/admin-session.ts';
import { logAction } from '../../../functions/src/accounts/access-log.ts';
import { rightOf } from '../../../functions/src/accounts/admin-sessions.ts';
import { adminRequest } from '../../../functions/src/admin/admin-request.ts';
import { refusal } from '../../../functions/src/admin/admin-transaction.ts';

vi.mock('../../../functions/src/database.ts', () => ({ database: vi.fn() }));
vi.mock('../../../functions/src/accounts/admin-sessions.ts', () => ({ rightOf: vi.fn() }));

const SECONDS = Date.parse('2026-05-04T09:59:00.000Z') / 1000;
const TOKEN = {
  uid: 'odile',
  sub: 'odile',
  email: 'odile@example.org',
  aud: 'project',
  iss: 'https://securetoken.google.com/project',
  auth_time: SECONDS,
  iat: SECONDS,
  exp: SECONDS + 3600,
  firebase: { identities: {}, sign_in_provider: 'password' },
};

const linesOf = (spy: typeof console.info) =>
  vi.mocked(spy).mock.calls.map(([line]): unknown => JSON.parse(String(line)));
/** What was logged as a warning, which no test expects otherwise. */
function warnings(): unknown[] {
  const lines = linesOf(console.warn);
  vi.mocked(console.warn).mockClear();
  return lines;
}

const call = (right: SessionRight, allowed?: SessionRight) => {
  vi.mocked(rightOf).mockResolvedValue(right);
  const auth = { uid: 'odile', token: TOKEN, rawToken: '' };
  return adminRequest(v.strictObject({}), { auth, data: {} }, allowed);
};
const about = { uid: 'odile', signed_in_at: '2026-05-04T09:59:00.000Z' };

it.each(['none', 'ended', 'code-missing'] as const)(
  'who is kept out is logged, and why: %s',
  async (right) => {
    await expect(call(right)).rejects.toThrow();
    const message = 'administrator kept out';
    expect(warnings()).toEqual([{ ...about, right, severity: 'WARNING', message }]);
    expect(console.info).not.toHaveBeenCalled();
  },
);

it('who is let in is logged by the session, never by the address', async () => {
  await call('granted');
  await call('code-missing', 'code-missing');
  const line = { ...about, severity: 'INFO', message: 'administrator let in' };
  expect(linesOf(console.info)).toEqual([
    { ...line, right: 'granted' },
    { ...line, right: 'code-missing' },
  ]);
});

it('what is done with an account is logged, or why it was refused', async () => {
  const verified = { uid: 'odile', action: 'verify' };
  expect(await logAction(verified, async () => 'token')).toBe('token');
  expect(linesOf(console.info)).toEqual([
    { ...verified, severity: 'INFO', message: 'account action' },
  ]);
  for (const error of [refusal('Non', { reason: 'wrong-code' }), new Error('Firestore said no')]) {
    await expect(logAction(verified, () => Promise.reject(error))).rejects.toBe(error);
  }
  const refused = { ...verified, severity: 'WARNING', message: 'account action refused' };
  expect(warnings()).toEqual([
    { ...refused, reason: 'wrong-code' },
    { ...refused, reason: 'failed' },
  ]);
});
