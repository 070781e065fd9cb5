import { Query, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { removalNoteId } from '#domain/admin/removal-note.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { findDeletion } from '../../functions/src/journal/find-deletion.ts';
import { emptyDatabase } from './emulated-project.ts';

const { auditLog, hotels, removalNotes } = COLLECTIONS;
const EARLIER = Timestamp.fromMillis(1_700_000_000_000);
const NOW = Timestamp.fromMillis(1_700_000_060_000);
const kyoto = { collection: hotels, id: 'kyoto' } as const;

// In a project without triggers: the journal is written by hand.
const db = emptyDatabase();
const note = db.collection(removalNotes).doc(removalNoteId(hotels, 'kyoto'));
const log = (id: string, at: Timestamp) =>
  db
    .collection(auditLog)
    .doc(id)
    .set({ action: 'delete', collection: hotels, document_id: 'kyoto', at });

describe('the deletion to undo', { timeout: 30_000 }, () => {
  it('is waited for, as the journal is written after it; an earlier one is not taken for it', async () => {
    await note.set({ uid: 'odile', at: NOW, links: [] });
    await log('earlier', EARLIER);
    const { get } = Query.prototype;
    const asked = vi.spyOn(Query.prototype, 'get').mockImplementationOnce(async function (
      this: Query,
    ) {
      const nothing = await get.call(this);
      await log('now', NOW);
      return nothing;
    });
    expect((await findDeletion(db, kyoto)).id).toBe('now');
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
  });

  it('is not waited for without end, and that is said', async () => {
    await note.set({ uid: 'odile', at: Timestamp.fromMillis(NOW.toMillis() + 1), links: [] });
    await expect(findDeletion(db, kyoto, 600)).rejects.toMatchObject({
      code: 'unavailable',
      message: "La suppression n'est pas encore inscrite au journal : attendez quelques instants",
    });
  });

  it('is none where a restoration is all that was noted', async () => {
    await note.set({ restored: { by: 'odile', at: NOW, links: [] } });
    await expect(findDeletion(db, kyoto)).rejects.toMatchObject({ code: 'not-found' });
  });
});
