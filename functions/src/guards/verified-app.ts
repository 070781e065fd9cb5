import { database } from '../database.ts';

/** Whether App Check vouches for the browser that sent this token. */
export async function isVerifiedApp(token: string | string[] | undefined): Promise<boolean> {
  if (typeof token !== 'string') return false;
  // Opening the database makes the application that App Check belongs to.
  const [{ getAppCheck }] = await Promise.all([import('firebase-admin/app-check'), database()]);
  try {
    await getAppCheck().verifyToken(token);
    return true;
  } catch {
    return false;
  }
}
