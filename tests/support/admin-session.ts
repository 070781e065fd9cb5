import type { rulesProject } from './rules.ts';
import { type Role, uidOf } from './rules.ts';

type RulesProject = ReturnType<typeof rulesProject>;
type Database = ReturnType<RulesProject['as']>;

/**
 * Stands in for `#data/admin/admin-db.ts` and `#data/admin/admin-auth.ts` in tests of what the
 * administration writes against the real rules: `vi.mock(module, () => import(this file))`.
 */
export let adminDb: Database | undefined;

let uid: string | undefined;

export const adminAuth = {
  get currentUser() {
    return { uid, getIdToken: async () => 'token' };
  },
};

/** What is written from now on is written by this role. */
export function signInAs(project: RulesProject, role: Role): void {
  adminDb = project.as(role);
  uid = uidOf(role);
}
