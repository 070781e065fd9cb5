import type { rulesProject } from './rules.ts';
import { type Role, uidOf } from './rules.ts';

type RulesProject = ReturnType<typeof rulesProject>;
type Database = ReturnType<RulesProject['as']>;
type Reader = ReturnType<RulesProject['readBy']>;

/**
 * Stands in for `admin-db.ts` and `admin-auth.ts` of `#admin/data` in tests of what the
 * administration writes against the real rules (rules-session.ts).
 */
export let adminDb: Database | undefined;
export let readDb: Reader | undefined;

let uid: string | undefined;

export const adminAuth = {
  get currentUser() {
    return { uid, getIdToken: async () => 'token' };
  },
};

/** What is written from now on is written by this role. */
export function signInAs(project: RulesProject, role: Exclude<Role, 'anonymous'>): void {
  adminDb = project.as(role);
  readDb = project.readBy(role);
  uid = uidOf(role);
}
