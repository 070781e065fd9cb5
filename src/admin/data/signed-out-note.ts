import { tabStorage } from '#data/web-storage.ts';

const KEY = 'adminSignedOut';

let leaving = false;

/** Returns true while the page is left for the sign-in page on purpose. */
export const isLeaving = (): boolean => leaving;

/** Loads the sign-in page afresh: no listener or cache of the page survives. */
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

/** Returns true once after signing out in this tab. */
export function takeSignedOutNote(): boolean {
  const isNoted = tabStorage.read(KEY) !== null;
  tabStorage.write(KEY, null);
  return isNoted;
}
