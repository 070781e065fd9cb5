import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { DEMO_PROJECT_ID, portsWithOffset } from '#domain/site/ports.ts';
import { expect, signedInState } from './admin.ts';
import { accounts } from './firestore.ts';
import { test as base } from './own-hotels.ts';

const { auth } = portsWithOffset(Number(process.env.E2E_PORT_OFFSET ?? 0));
const EMULATOR = `http://127.0.0.1:${auth}`;
const ACCOUNTS_UPDATE = `${EMULATOR}/identitytoolkit.googleapis.com/v1/projects/${DEMO_PROJECT_ID}/accounts:update`;
const CODES = `${EMULATOR}/emulator/v1/projects/${DEMO_PROJECT_ID}/oobCodes`;
const Codes = v.object({
  oobCodes: v.array(v.object({ email: v.string(), requestType: v.string(), oobLink: v.string() })),
});

export type OwnAccount = { uid: string; email: string; password: string };

/** Creates an administrator's account for one test, which may change the account's rights. */
async function createAccount(): Promise<OwnAccount> {
  const email = `essai-${crypto.randomUUID().slice(0, 8)}@grand-sejour.test`;
  const password = 'un-mot-de-passe';
  const { uid } = await accounts().createUser({ email, password, emailVerified: true });
  await setRights({ uid }, true);
  return { uid, email, password };
}

/** Grants or revokes the admin claim, as `admin:invite` and `admin:revoke` do. */
export async function setRights({ uid }: { uid: string }, isAdmin: boolean): Promise<void> {
  await accounts().setCustomUserClaims(uid, isAdmin ? { admin: true } : {});
}

/** Backdates the sign-in time in the emulator, which the next token will carry. */
export async function beginHoursAgo({ uid }: { uid: string }, hours: number): Promise<void> {
  const lastLoginAt = String(Date.now() - hours * 3_600_000);
  const answer = await fetch(ACCOUNTS_UPDATE, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    // The account has to be older than the sign-in, which would count as revoked.
    body: JSON.stringify({ localId: uid, lastLoginAt, validSince: '1' }),
  });
  expect(answer.ok, 'the time of signing in is moved').toBe(true);
}

/**
 * Sets the page's clock an hour ahead, as after a laptop's sleep: the page's token has expired and
 * is renewed at its next use.
 */
export async function anHourLater(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 3_600_000;
  });
}

/** Returns the last sign-in link sent to an email address. */
export async function readSignInLink(email: string): Promise<string> {
  const { oobCodes } = v.parse(Codes, await (await fetch(CODES)).json());
  const sent = oobCodes.filter(
    (code) => code.email === email && code.requestType === 'EMAIL_SIGNIN',
  );
  const link = sent.at(-1)?.oobLink;
  if (link === undefined) throw new Error(`No sign-in link was sent to ${email}.`);
  return link;
}

/** The `test` of own-hotels, signed in with an administrator's account created for the test. */
export const test = base.extend<{ account: OwnAccount }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern.
  account: async ({}, use) => {
    const account = await createAccount();
    await use(account);
    await accounts().deleteUser(account.uid);
  },
  storageState: async ({ account }, use) => use(await signedInState(account)),
});
