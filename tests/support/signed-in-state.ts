import type { BrowserContextOptions } from '@playwright/test';
import { portsWithOffset } from '#domain/site/ports.ts';

const API_KEY = 'demo-key';
const SESSION_KEY = `firebase:authUser:${API_KEY}:[DEFAULT]`;

type Account = { email: string; password: string };
type SignInAnswer = { localId: string; idToken: string; refreshToken: string; expiresIn: string };
export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/**
 * Returns a browser's storage after signing in: Firebase moves a session that it finds in
 * localStorage to IndexedDB.
 */
export async function signedInState(account: Account, offset: number): Promise<StorageState> {
  const ports = portsWithOffset(offset);
  const endpoint = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts`;
  const response = await fetch(`${endpoint}:signInWithPassword?key=${API_KEY}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`${account.email} does not sign in: ${await response.text()}`);
  const answer: SignInAnswer = await response.json();
  const session = {
    uid: answer.localId,
    email: account.email,
    emailVerified: true,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      refreshToken: answer.refreshToken,
      accessToken: answer.idToken,
      expirationTime: Date.now() + Number(answer.expiresIn) * 1000,
    },
    apiKey: API_KEY,
    appName: '[DEFAULT]',
  };
  const origin = `http://127.0.0.1:${ports.hosting}`;
  const localStorage = [{ name: SESSION_KEY, value: JSON.stringify(session) }];
  return { cookies: [], origins: [{ origin, localStorage }] };
}
