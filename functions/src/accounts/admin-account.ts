import { AccountCall } from '../../../src/domain/admin/account-calls.ts';
import { mustEnrol } from '../../../src/domain/admin/admin-session.ts';
import { type AdminCall, adminRequest } from '../admin/admin-request.ts';
import { siteCall } from '../calls/site-call.ts';
import { adminApp, database } from '../database.ts';
import { NEWSLETTER_SECRET } from '../guards/settings.ts';
import { answerAccount } from './answer-account.ts';

/** What an account may do before it has given the code: give it, or enrol the factor it must have. */
const WITHOUT_CODE: readonly AccountCall['action'][] = [
  'verify',
  'set-password',
  'start',
  'confirm',
];

const mayLackCode = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  WITHOUT_CODE.some((action) => action === Reflect.get(data, 'action'));

/** The second factor, the password and the sessions of the account that calls: see `AccountCall`. */
export const adminAccount = siteCall({ secrets: [NEWSLETTER_SECRET] }, async (request) => {
  const allowed = mayLackCode(request.data) ? 'code-missing' : undefined;
  const { actor, payload }: AdminCall<AccountCall> = await adminRequest(
    AccountCall,
    request,
    allowed,
  );
  const [db, app, { getAuth }] = await Promise.all([
    database(),
    adminApp(),
    import('firebase-admin/auth'),
  ]);
  return answerAccount(payload, getAuth(app), {
    db,
    key: NEWSLETTER_SECRET.value(),
    now: new Date(),
    uid: actor.uid,
    email: actor.email ?? '',
    authTime: request.auth?.token.auth_time ?? 0,
    hasSecondFactor: request.auth?.token.totp === true,
    mustEnrol: mustEnrol(request.auth?.token ?? {}),
  });
});
