import { useState } from 'react';
import type { Session, SignedIn } from '#admin/data/session.ts';

/** Who was signed in last: a session that ends elsewhere leaves the page, and what is typed, in place. */
export function useLastSession(session: Session): SignedIn | null {
  const [last, setLast] = useState<SignedIn | null>(null);
  const current = session.status === 'signed-in' ? session : last;
  if (current !== last) setLast(current);
  return current;
}
