const KEY = 'adminSignedOut';

let leaving = false;

/** Whether the page is being left for the sign-in page, on purpose. */
export const isLeaving = (): boolean => leaving;

/** Opens the sign-in page anew: nothing of this page stays but the drafts on this device. */
export function leaveForSignIn(): void {
  leaving = true;
  location.assign('/admin/login');
}

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
  leaveForSignIn();
}

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
