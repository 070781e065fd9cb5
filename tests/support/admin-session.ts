import type { rulesProject } from './rules.ts';
import { type Role, uidOf } from './rules.ts';

type RulesProject = ReturnType<typeof rulesProject>;
type Database = ReturnType<RulesProject['as']>;
type Reader = ReturnType<RulesProject['readBy']>;

/**
 * Replaces `admin-db.ts` and `admin-auth.ts` of `#admin/data` in tests of the administration's
 * writes against the real rules (rules-session.ts).
 */
export let adminDb: Database | undefined;
export let readDb: Reader | undefined;

let uid: string | undefined;

export const adminAuth = {
  get currentUser() {
    return { uid, getIdToken: async () => 'token' };
  },
};

/** Signs in as a role: all later reads and writes are the role's. */
export function signInAs(project: RulesProject, role: Exclude<Role, 'anonymous'>): void {
  adminDb = project.as(role);
  readDb = project.readBy(role);
  uid = uidOf(role);
}
