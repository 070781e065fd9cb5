import type { Auth, UserRecord } from 'firebase-admin/auth';
import { Failure } from '../lib/script.ts';
import type { Account } from './archive-entries.ts';

const PAGE = 1_000;

const toAccount = (user: UserRecord): Account => ({
  kind: 'account',
  uid: user.uid,
  email: user.email ?? null,
  email_verified: user.emailVerified,
  display_name: user.displayName ?? null,
  disabled: user.disabled,
  claims: user.customClaims ?? {},
});

/** All accounts, without passwords: whoever comes back chooses a new one. */
export async function* storedAccounts(auth: Auth): AsyncGenerator<Account> {
  let token: string | undefined;
  do {
    const page = await auth.listUsers(PAGE, token);
    for (const user of page.users) yield toAccount(user);
    token = page.pageToken;
  } while (token !== undefined);
}

/**
 * Creates an account that is missing. One that is there, by its id or its address, stays as it is: an
 * archive gives nobody back a right that was taken since.
 */
export async function restoreAccount(auth: Auth, account: Account): Promise<'created' | 'kept'> {
  const { uid, email, display_name: displayName } = account;
  const { users } = await auth.getUsers([{ uid }, ...(email === null ? [] : [{ email }])]);
  if (users.length > 0) return 'kept';
  const { errors } = await auth.importUsers([
    {
      uid,
      emailVerified: account.email_verified,
      disabled: account.disabled,
      customClaims: account.claims,
      ...(email !== null && { email }),
      ...(displayName !== null && { displayName }),
    },
  ]);
  const [failed] = errors;
  if (failed) throw new Failure(`The account ${uid} was refused: ${failed.error.message}`);
  return 'created';
}
