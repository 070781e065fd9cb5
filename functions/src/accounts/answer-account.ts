import type { Auth } from 'firebase-admin/auth';
import { HttpsError } from 'firebase-functions/v2/https';
import type { AccountAnswer, AccountCall } from '../../../src/domain/admin/account-calls.ts';
import { BRAND } from '../../../src/domain/site/brand.ts';
import { refusal } from '../admin/admin-transaction.ts';
import { logAction } from './access-log.ts';
import { endSessions } from './admin-sessions.ts';
import { withFactor, withoutFactor } from './factor-claims.ts';
import { isGuessable } from './guessable-password.ts';
import {
  confirmEnrolment,
  ENROLLED,
  forgetSecondFactor,
  type Owner,
  renewRecoveryCodes,
  startEnrolment,
  statusOf,
  takeCode,
} from './second-factor.ts';
import { base32, otpauthUri } from './totp.ts';

const RECENT_MS = 10 * 60_000;
const SIGN_IN_AGAIN = 'Saisissez de nouveau votre mot de passe';
const CODE_MISSING = 'Saisissez le code de votre second facteur';
const GUESSABLE = 'Ce mot de passe se devine trop vite';
const NO_TOKENS =
  'Le serveur ne peut pas ouvrir de session\u00a0: la personne qui tient le projet doit lui en donner le droit';

/** Who calls, by the ID token; `authTime` in seconds since 1970. */
export type AccountOwner = Owner & {
  email: string;
  authTime: number;
  hasSecondFactor: boolean;
  /** The second factor is required of the account, and not enrolled yet. */
  mustEnrol: boolean;
};

/** A new session goes on within this very second, in which the others end. */
const endOthers = (auth: Auth, { db, uid, now }: Owner) =>
  Promise.all([
    endSessions(db, uid, new Date(now.getTime() - 1000)),
    auth.revokeRefreshTokens(uid),
  ]);

async function changeClaims(
  auth: Auth,
  uid: string,
  change: typeof withFactor | typeof withoutFactor,
): Promise<void> {
  const { customClaims = {} } = await auth.getUser(uid);
  await auth.setCustomUserClaims(uid, change(customClaims));
}

/**
 * A token with which the browser opens a session that has given the second factor.
 * @throws HttpsError failed-precondition where the functions' service account may not sign tokens
 */
async function sessionToken(auth: Auth, uid: string): Promise<string> {
  try {
    return await auth.createCustomToken(uid, { second_factor: true });
  } catch {
    throw refusal(NO_TOKENS, { reason: 'no-tokens' });
  }
}

function requireRecent({ now, authTime }: AccountOwner): void {
  if (now.getTime() - authTime * 1000 > RECENT_MS) {
    throw refusal(SIGN_IN_AGAIN, { reason: 'stale' });
  }
}

/** A second factor is replaced by turning it off first, which asks for a code. */
function requireNone({ hasSecondFactor, mustEnrol }: AccountOwner): void {
  if (hasSecondFactor && !mustEnrol) throw refusal(ENROLLED, { reason: 'enrolled' });
}

/** Before a code is taken: it would be spent. */
async function requireUnguessable(auth: Auth, { uid, email }: AccountOwner, password: string) {
  const { displayName = '' } = await auth.getUser(uid);
  if (await isGuessable(password, [email, displayName])) {
    throw refusal(GUESSABLE, { reason: 'guessable' });
  }
}

async function setPassword(
  auth: Auth,
  owner: AccountOwner,
  { password, code }: { password: string; code?: string | undefined },
): Promise<AccountAnswer> {
  requireRecent(owner);
  await requireUnguessable(auth, owner, password);
  const token = await sessionToken(auth, owner.uid);
  if (owner.hasSecondFactor) {
    if (code === undefined) throw new HttpsError('invalid-argument', CODE_MISSING);
    await takeCode(owner, code);
  }
  await auth.updateUser(owner.uid, { password });
  await endOthers(auth, owner);
  return { token };
}

/** Does what somebody asks for the own account, and logs it: see `AccountCall`. */
export const answerAccount = (call: AccountCall, auth: Auth, owner: AccountOwner) =>
  logAction({ uid: owner.uid, action: call.action }, () => actFor(call, auth, owner));

async function actFor(call: AccountCall, auth: Auth, owner: AccountOwner): Promise<AccountAnswer> {
  const { uid, email } = owner;
  switch (call.action) {
    case 'status':
      return statusOf(owner);
    case 'start': {
      requireRecent(owner);
      requireNone(owner);
      const secret = base32(await startEnrolment(owner));
      return { secret, uri: otpauthUri(secret, { issuer: BRAND, email }) };
    }
    case 'confirm': {
      requireNone(owner);
      // First of all: who could not open a session afterwards would be locked out.
      const token = await sessionToken(auth, uid);
      const recoveryCodes = await confirmEnrolment(owner, call.code);
      await changeClaims(auth, uid, withFactor);
      await endOthers(auth, owner);
      return { recoveryCodes, token };
    }
    case 'verify': {
      await takeCode(owner, call.code);
      return { token: await sessionToken(auth, uid), ...(await statusOf(owner)) };
    }
    case 'renew': {
      await takeCode(owner, call.code);
      return { recoveryCodes: await renewRecoveryCodes(owner) };
    }
    case 'turn-off': {
      await takeCode(owner, call.code);
      await changeClaims(auth, uid, withoutFactor);
      await forgetSecondFactor(owner);
      return {};
    }
    case 'end-sessions':
      await endSessions(owner.db, uid, owner.now);
      await auth.revokeRefreshTokens(uid);
      return {};
    case 'set-password':
      return setPassword(auth, owner, call);
  }
}
