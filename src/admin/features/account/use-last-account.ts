import { useState } from 'react';
import type { Session, SignedIn } from '#admin/data/session.ts';

const NOBODY = { email: '', hasSecondFactor: false };

/** The account as it was last signed in: the page stays in place while a session is taken up again. */
export function useLastAccount(session: Session): Pick<SignedIn, 'email' | 'hasSecondFactor'> {
  const [last, setLast] = useState<SignedIn | null>(null);
  if (session.status === 'signed-in' && session !== last) setLast(session);
  return (session.status === 'signed-in' ? session : last) ?? NOBODY;
}
