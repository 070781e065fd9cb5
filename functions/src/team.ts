import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { type Colleague, TeamCallPayload } from '../../src/domain/admin/admin-calls.ts';
import { TEAM_PSEUDO_COLLECTION } from '../../src/domain/admin/audit-entry.ts';
import { ADMIN_REFUSAL_TEXTS } from '../../src/domain/site/admin-refusals.ts';
import { COLLECTIONS } from '../../src/domain/site/collections.ts';
import { requireAdministrator } from './administrator.ts';
import { type AuditActor, createAuditEntry } from './audit-entry.ts';
import { defineSiteCallable } from './calls.ts';
import { openFirebaseAuth, openFirestore } from './firebase.ts';
import { consumeLimits, createTooManyRequestsError } from './limits.ts';
import { composeMail } from './mail/compose.ts';
import { renderMail } from './mail/layout.ts';
import { invitationMail } from './mail/team-mails.ts';
import { type Mailer, openMailer, SMTP_PASSWORD, submitMail } from './mail/transport.ts';
import { grantAdminRights, isAdministrator, revokeAdminRights } from './rights.ts';
import { TEAM_FUNCTION_OPTIONS } from './service-accounts.ts';
import { siteUrl } from './site/site-settings.ts';

async function listTeam(auth: Auth, page?: string): Promise<Colleague[]> {
  const { users, pageToken } = await auth.listUsers(1_000, page);
  const administrators = users
    .filter(isAdministrator)
    .map(({ uid, email = uid, displayName, emailVerified, customClaims, metadata }) => ({
      uid,
      email,
      name: displayName || email,
      invited: Number(customClaims?.invited ?? 0) * 1000,
      // An account whose email is unverified has never signed in, because signing in by a mailed link verifies it; the
      // Auth emulator dates a first sign-in at the account's creation.
      signedIn: emailVerified ? Date.parse(metadata.lastSignInTime) || 0 : 0,
    }));
  return pageToken ? [...administrators, ...(await listTeam(auth, pageToken))] : administrators;
}

type Inviting = { auth: Auth; db: Firestore; mailer: Mailer; actor: AuditActor };

/** Grants an administrator's rights once the mail with the link is sent. @throws HttpsError if nothing was granted */
export async function inviteAdministrator({ auth, db, mailer, actor }: Inviting, email: string) {
  const now = new Date();
  if (await consumeLimits(db, { invitation: actor.uid }, now))
    throw createTooManyRequestsError(ADMIN_REFUSAL_TEXTS['too-many']);
  const claims = { invited: Math.floor(now.getTime() / 1000) };
  return grantAdminRights(auth, { email, siteUrl: siteUrl(), claims }, async (link) => {
    const mail = invitationMail(email, link);
    const failure = await submitMail(mailer, composeMail(mail, renderMail(mail), mailer.addresses));
    if (!failure) return;
    mailer.log.warn('invitation not sent', { code: failure.code });
    throw new HttpsError(
      'aborted',
      `Aucun droit donné\u00a0: l’e-mail n’est pas parti. ${failure.summary}`,
    );
  });
}

/** Revokes an administrator's rights, but never the caller's own, so that there is always an administrator. */
async function revoke(auth: Auth, uid: string, actor: AuditActor) {
  if (uid === actor.uid)
    throw new HttpsError('invalid-argument', 'Personne ne retire ses propres droits');
  const account = await auth.getUser(uid);
  await revokeAdminRights(auth, account);
  return account;
}

/** Adds to the audit log that an account was granted an administrator's rights, or lost them. */
async function logRights(action: 'create' | 'delete', account: UserRecord, actor: AuditActor) {
  const { uid, email = uid } = account;
  const write = { collection: TEAM_PSEUDO_COLLECTION, documentId: uid, before: null, after: null };
  const entry = createAuditEntry(write, { action, actor, at: new Date() });
  const db = await openFirestore();
  await db.collection(COLLECTIONS.auditLog).add({ ...entry, label: email });
}

/** Lists, invites and removes administrators; renames the caller's account, or ends all its sessions. */
export const team = defineSiteCallable(
  { ...TEAM_FUNCTION_OPTIONS, secrets: [SMTP_PASSWORD], timeoutSeconds: 120 },
  async (request) => {
    const { actor, payload } = await requireAdministrator(TeamCallPayload, request);
    const auth = await openFirebaseAuth();
    switch (payload.action) {
      case 'list':
        return listTeam(auth);
      case 'sign-out':
        return auth.revokeRefreshTokens(actor.uid);
      case 'rename':
        await auth.updateUser(actor.uid, { displayName: payload.name });
        return undefined;
      case 'invite': {
        const db = await openFirestore();
        const mailer = await openMailer();
        const inviting = { auth, db, mailer, actor };
        return logRights('create', await inviteAdministrator(inviting, payload.email), actor);
      }
      case 'revoke':
        return logRights('delete', await revoke(auth, payload.uid, actor), actor);
    }
  },
);
