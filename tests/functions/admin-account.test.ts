import { randomUUID } from 'node:crypto';
import { getApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AccountCall } from '#domain/admin/account-calls.ts';
import { ACCOUNT_COLLECTIONS, mustEnrol } from '#domain/admin/admin-session.ts';
import { type AccountOwner, answerAccount } from '../../functions/src/accounts/answer-account.ts';
import { requiringFactor } from '../../functions/src/accounts/factor-claims.ts';
import { openSecret } from '../../functions/src/accounts/sealed-secret.ts';
import { stepOf, totpCode } from '../../functions/src/accounts/totp.ts';
import { signIn } from './admin.ts';
import { call, database } from './call.ts';

const KEY = 'a local suite has nothing to hide';
const STEP_MS = 30_000;
const HOUR_MS = 60 * 60_000;
const password = 'un-mot-de-passe';

const SignedIn = v.object({ idToken: v.string(), refreshToken: v.string() });
const Renewed = v.object({ id_token: v.string() });

let [uid, email] = ['', ''];
let auth: Auth;
let now = new Date();
beforeEach(async () => {
  email = `${randomUUID()}@example.org`;
  database();
  auth = getAuth(getApp('functions'));
  ({ uid } = await auth.createUser({ email, password, emailVerified: true }));
  await auth.setCustomUserClaims(uid, { admin: true, lang: 'fr' });
  now = new Date();
});

/** Calls as the account's own function does, at `now`. */
async function act(request: AccountCall, changes: Partial<AccountOwner> = {}) {
  const { customClaims } = await auth.getUser(uid);
  const hasSecondFactor = customClaims?.totp === true;
  const authTime = Math.floor(now.getTime() / 1000);
  const factor = { hasSecondFactor, mustEnrol: mustEnrol(customClaims ?? {}) };
  const owner = { db: database(), key: KEY, uid, email, now, authTime, ...factor };
  return answerAccount(request, auth, { ...owner, ...changes });
}

const stored = () => database().collection(ACCOUNT_COLLECTIONS.secondFactors).doc(uid).get();
const refused = (reason: string) => expect.objectContaining({ details: { reason } });
const session = async () =>
  (await database().collection(ACCOUNT_COLLECTIONS.sessions).doc(uid).get()).get('revoked_at');

/** The authenticator's code, some steps from now. */
async function code(field: 'secret' | 'pending' = 'secret', steps = 0): Promise<string> {
  const secret = await openSecret(KEY, uid, (await stored()).get(field));
  if (!secret) throw new Error('There is no secret.');
  return totpCode(secret, stepOf(now) + steps);
}

/** Enrols, and lets the time of the first code pass. @returns the recovery codes */
async function enrol(): Promise<string[]> {
  await act({ action: 'start' });
  const { recoveryCodes = [] } = await act({ action: 'confirm', code: await code('pending') });
  now = new Date(now.getTime() + STEP_MS);
  return recoveryCodes;
}

const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=demo';
const post = async (url: string, body: object): Promise<unknown> =>
  (
    await fetch(`http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/${url}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json();

const claimsOf = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

describe('the second factor', { timeout: 60_000 }, () => {
  it('is enrolled by its first code, and then asked for', async () => {
    const { secret, uri } = await act({ action: 'start' });
    expect(uri).toContain(secret?.toUpperCase());
    expect(await act({ action: 'status' })).toEqual({ enrolledAt: null, codesLeft: 0 });
    await expect(act({ action: 'confirm', code: '000000' })).rejects.toEqual(refused('wrong-code'));
    expect((await auth.getUser(uid)).customClaims).toEqual({ admin: true, lang: 'fr' });

    const first = await code('pending');
    const { recoveryCodes, token } = await act({ action: 'confirm', code: first });
    expect(recoveryCodes).toHaveLength(10);
    expect(token).toBeDefined();
    expect((await auth.getUser(uid)).customClaims).toEqual({
      admin: true,
      lang: 'fr',
      totp: true,
    });
    expect(await act({ action: 'status' })).toEqual({
      enrolledAt: now.toISOString(),
      codesLeft: 10,
    });
    // Everybody who had only the password is out.
    expect(await session()).toBe(Math.floor(now.getTime() / 1000) - 1);
    const text = JSON.stringify((await stored()).data());
    for (const shown of [...(recoveryCodes ?? []), secret ?? '-'])
      expect(text).not.toContain(shown);
  });

  it('is enrolled within ten minutes, soon after the password was given', async () => {
    const authTime = Math.floor(now.getTime() / 1000) - 11 * 60;
    await expect(act({ action: 'start' }, { authTime })).rejects.toEqual(refused('stale'));
    await act({ action: 'start' });
    now = new Date(now.getTime() + 11 * 60_000);
    const late = await code('pending');
    await expect(act({ action: 'confirm', code: late })).rejects.toEqual(refused('stale'));
  });

  it('is not replaced without a code', async () => {
    await enrol();
    await expect(act({ action: 'start' })).rejects.toEqual(refused('enrolled'));
    await expect(act({ action: 'confirm', code: '000000' })).rejects.toEqual(refused('enrolled'));
  });

  it('opens a session whose claim stays when its token is renewed', async () => {
    await enrol();
    const { token } = await act({ action: 'verify', code: await code() });
    const opened = v.parse(SignedIn, await post(path, { token, returnSecureToken: true }));
    const claims = { email, email_verified: true, admin: true, totp: true, second_factor: true };
    expect(claimsOf(opened.idToken)).toMatchObject(claims);
    const renewal = { grant_type: 'refresh_token', refresh_token: opened.refreshToken };
    const renewed = await post('securetoken.googleapis.com/v1/token?key=demo', renewal);
    expect(claimsOf(v.parse(Renewed, renewed).id_token)).toMatchObject(claims);
  });

  it('accepts no code twice, nor an earlier one', async () => {
    await enrol();
    const current = await code();
    await act({ action: 'verify', code: current });
    for (const again of [current, await code('secret', -1)]) {
      await expect(act({ action: 'verify', code: again })).rejects.toEqual(refused('wrong-code'));
    }
    await act({ action: 'verify', code: await code('secret', 1) });
  });

  it('accepts one of two simultaneous uses of a code', async () => {
    await enrol();
    const both = { action: 'verify', code: await code() } as const;
    const outcomes = await Promise.allSettled([act(both), act(both)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('accepts each recovery code once, also when its key was changed', async () => {
    const [first = '', second = ''] = await enrol();
    const { codesLeft } = await act({ action: 'verify', code: first });
    expect(codesLeft).toBe(9);
    await expect(act({ action: 'verify', code: first })).rejects.toEqual(refused('wrong-code'));
    const totp = await code();
    const changed = { key: 'another' };
    await expect(act({ action: 'verify', code: totp }, changed)).rejects.toEqual(
      refused('wrong-code'),
    );
    expect((await act({ action: 'verify', code: second }, changed)).codesLeft).toBe(8);
  });

  it('stops guessing after five codes in a quarter of an hour', async () => {
    await enrol();
    const guess = () => act({ action: 'verify', code: '000000' });
    // The first of five enrolled it.
    for (let tries = 0; tries < 4; tries += 1) {
      await expect(guess()).rejects.toEqual(refused('wrong-code'));
    }
    const right = await code();
    await expect(act({ action: 'verify', code: right })).rejects.toMatchObject({
      code: 'resource-exhausted',
    });
    now = new Date(now.getTime() + HOUR_MS / 4);
    await act({ action: 'verify', code: await code() });
  });

  it('gives new recovery codes for a code, and is turned off by one', async () => {
    const [old = ''] = await enrol();
    const { recoveryCodes: [fresh = ''] = [] } = await act({ action: 'renew', code: await code() });
    await expect(act({ action: 'turn-off', code: old })).rejects.toEqual(refused('wrong-code'));
    await act({ action: 'turn-off', code: fresh });
    expect((await auth.getUser(uid)).customClaims).toEqual({ admin: true, lang: 'fr' });
    expect((await stored()).exists).toBe(false);
  });
});

describe('a second factor that is required', () => {
  beforeEach(() => auth.setCustomUserClaims(uid, requiringFactor({ admin: true })));

  it('is enrolled before anything else, over HTTP too', async () => {
    const { token } = await signIn({ email, password });
    const ask = async (request: object) => (await call('adminAccount', request, token)).body;
    expect((await ask({ action: 'status' })).error).toMatchObject({ status: 'UNAUTHENTICATED' });
    expect((await ask({ action: 'start' })).result).toMatchObject({ secret: expect.any(String) });
  });

  it('is enrolled once; turned off, another has to be enrolled', async () => {
    await enrol();
    const enrolled = { admin: true, totp: true, totp_required: 'enrolled' };
    expect((await auth.getUser(uid)).customClaims).toEqual(enrolled);
    // With a token from before, in two windows: the later one would replace the authenticator.
    await act({ action: 'start' }, { mustEnrol: true });
    const second = { action: 'confirm', code: await code('pending') } as const;
    await expect(act(second, { mustEnrol: true })).rejects.toEqual(refused('enrolled'));
    await act({ action: 'turn-off', code: await code() });
    expect((await auth.getUser(uid)).customClaims).toEqual({ ...enrolled, totp_required: 'enrol' });
    await enrol();
  });

  it('is that of an account which has one already', async () => {
    expect(requiringFactor({ totp: true })).toEqual({ totp: true, totp_required: 'enrolled' });
  });
});

describe('the password', () => {
  const change = { action: 'set-password', password: 'un-autre-mot-de-passe' } as const;

  it('is changed soon after the present one was given, and ends the other sessions', async () => {
    const authTime = Math.floor(now.getTime() / 1000) - 11 * 60;
    await expect(act(change, { authTime })).rejects.toEqual(refused('stale'));
    const { token } = await act(change);
    expect(token).toBeDefined();
    expect(await session()).toBe(Math.floor(now.getTime() / 1000) - 1);
    expect((await signIn({ email, password: change.password })).uid).toBe(uid);
  });

  it('is not one that is soon guessed, for which no code is spent', async () => {
    await enrol();
    const password = `${email.slice(0, 8)}2026`;
    const given = await code();
    await expect(act({ ...change, password, code: given })).rejects.toEqual(refused('guessable'));
    await act({ ...change, code: given });
  });

  it('is changed with a code where there is a second factor', async () => {
    await enrol();
    await expect(act(change)).rejects.toMatchObject({ code: 'invalid-argument' });
    await expect(act({ ...change, code: '000000' })).rejects.toEqual(refused('wrong-code'));
    await act({ ...change, code: await code() });
  });
});

describe('over HTTP', () => {
  const ask = async (request: object, token: string) =>
    (await call('adminAccount', request, token)).body;

  it('a session lacks all rights until the code is given, and once it was ended', async () => {
    const { token } = await signIn({ email, password });
    expect((await ask({ action: 'status' }, token)).result).toMatchObject({ enrolledAt: null });
    await enrol();
    now = new Date();
    await database().collection(ACCOUNT_COLLECTIONS.sessions).doc(uid).delete();
    const { token: withoutCode } = await signIn({ email, password });
    expect((await ask({ action: 'status' }, withoutCode)).error).toEqual({
      status: 'UNAUTHENTICATED',
      message: 'Le code de votre second facteur manque\u00a0: reconnectez-vous',
    });
    const wrong = await ask({ action: 'verify', code: '000000' }, withoutCode);
    expect(wrong.error).toMatchObject({ details: { reason: 'wrong-code' } });

    await database().collection(ACCOUNT_COLLECTIONS.sessions).doc(uid).set({ revoked_at: 9e9 });
    expect((await ask({ action: 'verify', code: '000000' }, withoutCode)).error).toEqual({
      status: 'UNAUTHENTICATED',
      message: 'Votre session a expiré\u00a0: reconnectez-vous',
    });
  });

  it('« Se déconnecter partout » ends the caller’s session at once', async () => {
    const { token } = await signIn({ email, password });
    expect((await ask({ action: 'end-sessions' }, token)).result).toEqual({});
    const { error } = await ask({ action: 'status' }, token);
    expect(error?.status).toBe('UNAUTHENTICATED');
  });
});
