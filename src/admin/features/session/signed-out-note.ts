import { tabStorage } from '#data/web-storage.ts';

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
  tabStorage.write(KEY, true);
  leaveForSignIn();
}

/** Whether the user has just signed out; true once. */
export function takeSignedOutNote(): boolean {
  const noted = tabStorage.read(KEY) !== null;
  tabStorage.write(KEY, null);
  return noted;
}
