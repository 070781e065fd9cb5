const KEY = 'adminSignedOut';

/** Signs out and opens the sign-in page anew, which says so. Rejects when signing out failed. */
export async function leaveSignedOut(signOut: () => Promise<void>): Promise<void> {
  leaving = true;
  try {
    await signOut();
  } catch (error) {
    leaving = false;
    throw error;
  }
  try {
    sessionStorage.setItem(KEY, 'true');
  } catch {
    // The note is all that is lost.
  }
  location.assign('/admin/login');
}

let leaving = false;

/** Whether the session ends because somebody asked for it. */
export const isLeaving = (): boolean => leaving;

/** Whether somebody has just signed out; true once. */
export function takeSignedOutNote(): boolean {
  try {
    const noted = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return noted;
  } catch {
    return false;
  }
}
