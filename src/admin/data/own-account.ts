import { EmailAuthProvider, reauthenticateWithCredential, updatePassword } from 'firebase/auth';
import { adminAuth } from './admin-auth.ts';
import { signIn } from './session.ts';

/**
 * Changes the password, which ends all other sessions. Rejects with Firebase's error:
 * `auth/requires-recent-login` where `present` is empty and the session began a while ago.
 */
export async function changePassword(present: string, next: string): Promise<void> {
  const user = adminAuth.currentUser;
  if (!user?.email) throw new Error('Nobody is signed in.');
  if (present !== '') {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, present));
  }
  await updatePassword(user, next);
  // Sessions that began before the change are refused by the server, this one too: where signing in
  // fails, the page asks for it.
  await signIn(user.email, next).catch(() => undefined);
}
