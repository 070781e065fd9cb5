import { adminApp } from '../admin-app.ts';

const known = new Map<string, string | null>();

async function readEmail(uid: string): Promise<string | null> {
  const [app, { getAuth }] = await Promise.all([adminApp(), import('firebase-admin/auth')]);
  const { users } = await getAuth(app).getUsers([{ uid }]);
  return users[0]?.email ?? null;
}

/** The address of an account, null when there is no such account any more. */
export async function accountEmail(uid: string): Promise<string | null> {
  const remembered = known.get(uid);
  if (remembered !== undefined) return remembered;
  const email = await readEmail(uid);
  known.set(uid, email);
  return email;
}
