const KEY = 'adminSignedOut';

let leaving = false;

/** Whether the page is being left for the sign-in page on purpose. */
export const isLeaving = (): boolean => leaving;

/** Loads the sign-in page afresh; only drafts on this device survive. */
export function leaveForSignIn(): void {
  leaving = true;
  location.assign('/admin/login');
}

/** Signs out and loads the sign-in page, which confirms it. Rejects when signing out failed. */
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
    // Without storage, only the confirmation is lost.
  }
  leaveForSignIn();
}

/** Whether the user has just signed out; true once. */
export function takeSignedOutNote(): boolean {
  try {
    const noted = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return noted;
  } catch {
    return false;
  }
}
