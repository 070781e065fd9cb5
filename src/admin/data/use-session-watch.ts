import { doc, onSnapshot } from 'firebase/firestore';
import { useEffect } from 'react';
import { ACCOUNT_COLLECTIONS } from '#domain/admin/admin-session.ts';
import { adminDb } from './admin-db.ts';
import { onRefusal } from './refusals.ts';
import { noteEnded, refreshRights, useSession } from './session.ts';

/** Learns at once when the account's sessions are ended elsewhere, and why the server refuses. */
export function useSessionWatch(): void {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.uid : null;
  useEffect(() => {
    if (uid === null) return;
    const stopListening = onSnapshot(
      doc(adminDb, ACCOUNT_COLLECTIONS.sessions, uid),
      (stored) => {
        const at: unknown = stored.get('revoked_at');
        if (typeof at === 'number') noteEnded(uid, at);
      },
      // Without it, the next request that is refused tells.
      () => undefined,
    );
    // What cannot be renewed has ended, which Firebase tells by itself.
    const stopWatching = onRefusal(() => void refreshRights().catch(() => undefined));
    return () => {
      stopListening();
      stopWatching();
    };
  }, [uid]);
}
