import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import * as v from 'valibot';
import { EMULATOR_HOST, emulatorPorts, firebaseConfig } from '#data/firebase/firebase-config.ts';
import { AccountAnswer, type AccountCall } from '#domain/admin/account-calls.ts';
import { callAccount } from './admin-callables.ts';
import { refreshRights, replaceSession } from './session.ts';

// All of them reject as `callAccount` does: see `AccountCall`.

const ask = async (call: AccountCall, app?: Parameters<typeof callAccount>[1]) =>
  v.parse(AccountAnswer, await callAccount(call, app));

/** Goes on in the session that an answer opens. @returns the answer */
async function askForSession(getAnswer: () => Promise<AccountAnswer>): Promise<AccountAnswer> {
  let answer: AccountAnswer = {};
  await replaceSession(async () => {
    answer = await getAnswer();
    return answer.token ?? '';
  });
  return answer;
}

/**
 * Calls as somebody who gave the password a moment ago, beside the session, which goes on as it was.
 * Rejects as `signIn` does when the password is wrong.
 */
async function askWithPassword(
  { email, password }: { email: string; password: string },
  call: AccountCall,
): Promise<AccountAnswer> {
  const app = initializeApp(firebaseConfig, `password-${crypto.randomUUID()}`);
  try {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    if (emulatorPorts) {
      const url = `http://${EMULATOR_HOST}:${emulatorPorts.auth}`;
      connectAuthEmulator(auth, url, { disableWarnings: true });
    }
    await signInWithEmailAndPassword(auth, email, password);
    return await ask(call, app);
  } finally {
    await deleteApp(app);
  }
}

/** How the account's second factor stands. */
export const readAccount = () => ask({ action: 'status' });

/** Gives the code after the password. @returns how many recovery codes are left */
export async function giveCode(code: string): Promise<number> {
  const { codesLeft = 0 } = await askForSession(() => ask({ action: 'verify', code }));
  return codesLeft;
}

/** Makes a secret for an authenticator. */
export const startEnrolment = (account: { email: string; password: string }) =>
  askWithPassword(account, { action: 'start' });

/** Enrols that secret by its first code. @returns the recovery codes */
export async function confirmEnrolment(code: string): Promise<readonly string[]> {
  const { recoveryCodes = [] } = await askForSession(() => ask({ action: 'confirm', code }));
  return recoveryCodes;
}

/** Replaces the recovery codes. @returns the new ones */
export async function renewRecoveryCodes(code: string): Promise<readonly string[]> {
  return (await ask({ action: 'renew', code })).recoveryCodes ?? [];
}

/** Turns the second factor off. */
export async function turnOff(code: string): Promise<void> {
  await ask({ action: 'turn-off', code });
  await refreshRights();
}

/** Ends the account's sessions everywhere, this one too. */
export async function endSessions(): Promise<void> {
  await ask({ action: 'end-sessions' });
}

/** Changes the password; `code` where there is a second factor. The session goes on. */
export async function changePassword(
  account: { email: string; password: string },
  change: { password: string; code?: string | undefined },
): Promise<void> {
  await askForSession(() => askWithPassword(account, { action: 'set-password', ...change }));
}
