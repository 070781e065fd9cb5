import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN_SESSION_MAX_HOURS } from '#domain/admin/admin-session.ts';
import { DEMO_PROJECT_ID } from '#domain/site/ports.ts';
import { call, tokenOf } from './call.ts';

const auth = getAuth(initializeApp({ projectId: DEMO_PROJECT_ID }, 'admin-call'));
const NOBODY = { email: ' ', active: true, source: null, consent_at: null, consent_proof: '' };
/** Calls that change nothing. */
const CALLS = {
  adminCall: { action: 'import-subscribers', subscribers: [NOBODY], basis: 'written' },
  team: { action: 'list' },
};

let email = '';
let uid = '';
beforeEach(async () => {
  email = `${randomUUID()}@example.org`;
  uid = (await auth.createUser({ email, emailVerified: true })).uid;
});
afterEach(() => auth.deleteUser(uid));

const tokenWith = (claims: object = {}) => tokenOf({ uid, email }, claims);
const hoursAgo = (hours: number) => Math.floor(Date.now() / 1000) - hours * 3600;

describe.each(['adminCall', 'team'] as const)('%s', (name) => {
  const errorFor = async (token?: string) =>
    (await call(name, CALLS[name], token)).body.error?.status;

  it(`the callable ${name} admits only administrators who signed in within the last twelve hours`, async () => {
    expect(await errorFor(tokenWith())).toBeUndefined();
    expect(
      await errorFor(tokenWith({ auth_time: hoursAgo(ADMIN_SESSION_MAX_HOURS - 1) })),
    ).toBeUndefined();
    for (const ended of [
      undefined,
      'faux',
      tokenWith({ auth_time: hoursAgo(ADMIN_SESSION_MAX_HOURS) }),
      tokenWith({ sub: 'nobody', user_id: 'nobody' }),
    ]) {
      expect(await errorFor(ended)).toBe('UNAUTHENTICATED');
    }
    for (const claims of [{ admin: undefined }, { email_verified: false }]) {
      expect(await errorFor(tokenWith(claims))).toBe('PERMISSION_DENIED');
    }
  });

  it(`the callable ${name} refuses tokens of revoked sessions`, async () => {
    const token = tokenWith();
    await auth.revokeRefreshTokens(uid);
    expect(await errorFor(token)).toBe('UNAUTHENTICATED');
    expect(await errorFor(tokenWith({ auth_time: hoursAgo(0) + 1 }))).toBeUndefined();
  });

  it(`the callable ${name} refuses disabled accounts`, async () => {
    await auth.updateUser(uid, { disabled: true });
    expect(await errorFor(tokenWith())).toBe('UNAUTHENTICATED');
  });
});
