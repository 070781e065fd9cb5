import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DeletableCollection } from '#domain/admin/admin-calls.ts';
import { hotelDestinationId } from '#domain/hotel/hotel-destination.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { deleteTogether } from '../../functions/src/admin/delete-records.ts';
import { restoreEntry } from '../../functions/src/journal/restore-record.ts';
import { emptyDatabase } from './emulated-project.ts';

// In a project without triggers: only what the callable does itself.
const db = emptyDatabase();
const { auditLog, blogPosts, destinations, hotelDestinations, hotels, newsletterSubscriptions } =
  COLLECTIONS;
const odile = { actor: { uid: 'odile', email: 'odile@example.org' }, now: new Date() };

let id = '';
let lot = '';
beforeEach(() => {
  id = randomUUID();
  lot = randomUUID();
});

const at = (collection: string, key = id) => db.collection(collection).doc(key);
const remove = (collection: DeletableCollection, ids: string[], requestId = randomUUID()) =>
  deleteTogether(db, { requestId, batch: lot, collection, ids }, odile);
const restore = (auditId = '') => restoreEntry(db, auditId, { ...odile, force: false });
const linksOf = async (side: string, key: string) => {
  const { docs } = await db.collection(hotelDestinations).where(side, '==', key).get();
  return docs.map((link) => link.id).sort();
};

/** Destinations with hotels that they are linked with. */
async function plant(names: readonly string[], hotelIds: readonly string[]): Promise<void> {
  const writer = db.bulkWriter();
  for (const hotelId of hotelIds) void writer.set(at(hotels, hotelId), { name: hotelId });
  for (const destination_id of names) {
    const fields = { destination_name: destination_id, destination_slug: destination_id };
    void writer.set(at(destinations, destination_id), fields);
    for (const hotel_id of hotelIds) {
      const link = at(hotelDestinations, hotelDestinationId(hotel_id, destination_id));
      void writer.set(link, { hotel_id, destination_id, updated_by: null });
    }
  }
  await writer.close();
}

describe('deleting records', { timeout: 60_000 }, () => {
  it('takes one away with its links, and logs who did', async () => {
    await plant([`${id}-a`, `${id}-b`], [id]);
    const { deleted } = await remove(hotels, [id]);
    expect(deleted).toEqual([{ id, auditId: expect.any(String) }]);
    expect((await at(hotels).get()).exists).toBe(false);
    expect(await linksOf('hotel_id', id)).toEqual([]);
    expect((await at(destinations, `${id}-a`).get()).exists).toBe(true);
    const entry = await at(auditLog, deleted[0]?.auditId).get();
    expect(entry.data()).toMatchObject({
      action: 'delete',
      collection: hotels,
      document_id: id,
      label: id,
      actor: odile.actor,
      before: { name: id },
      after: null,
      links: [`${id}_${id}-a`, `${id}_${id}-b`],
      batch: lot,
    });
  });

  it('takes several away at once, each of which is restored by itself', async () => {
    const names = [`${id}-a`, `${id}-b`];
    await plant(names, [`${id}-1`, `${id}-2`]);
    const { deleted } = await remove(destinations, names);
    expect(deleted.map((one) => one.id)).toEqual(names);
    expect(await linksOf('hotel_id', `${id}-1`)).toEqual([]);
    const answer = await restore(deleted[1]?.auditId);
    expect(answer).toEqual({ collection: destinations, id: `${id}-b`, links: 2, lost: 0 });
    expect(await linksOf('hotel_id', `${id}-1`)).toEqual([`${id}-1_${id}-b`]);
    expect((await at(destinations, `${id}-a`).get()).exists).toBe(false);
  });

  it('takes 600 links away, and puts them back, in one write', async () => {
    const hotelIds = Array.from({ length: 600 }, (_, index) => `${id}-${index}`);
    await plant([id], hotelIds);
    const { deleted } = await remove(destinations, [id]);
    expect(await linksOf('destination_id', id)).toEqual([]);
    expect((await at(hotels, `${id}-599`).get()).exists).toBe(true);
    expect(await restore(deleted[0]?.auditId)).toMatchObject({ links: 600, lost: 0 });
    expect(await linksOf('destination_id', id)).toHaveLength(600);
    const stored = (await at(destinations).get()).data();
    expect(stored).toMatchObject({ destination_name: id, updated_by: 'odile' });
  });

  it('gives the same answer to the same request, deletes and logs once', async () => {
    await at(blogPosts).set({ title: 'Un' });
    const requestId = randomUUID();
    const first = await remove(blogPosts, [id], requestId);
    expect(await remove(blogPosts, [id], requestId)).toEqual(first);
    expect(await remove(blogPosts, [id])).toEqual({ deleted: [] });
    const entries = await db.collection(auditLog).where('document_id', '==', id).get();
    expect(entries.size).toBe(1);
    // One that comes late takes nothing away that was restored meanwhile.
    await restore(first.deleted[0]?.auditId);
    expect(await remove(blogPosts, [id], requestId)).toEqual(first);
    expect((await at(blogPosts).get()).get('title')).toBe('Un');
  });

  it('leaves out what is gone, whose links go all the same', async () => {
    await at(hotels, `${id}-a`).set({ name: 'A' });
    await at(hotelDestinations, `${id}_japon`).set({ hotel_id: id, destination_id: 'japon' });
    const { deleted } = await remove(hotels, [id, `${id}-a`, `${id}-a`]);
    expect(deleted.map((one) => one.id)).toEqual([`${id}-a`]);
    expect(await linksOf('hotel_id', id)).toEqual([]);
  });

  it('keeps visitors’ data in the trash for an hour, and out of the journal', async () => {
    const subscription = { email: 'odile@example.org', active: true };
    await at(newsletterSubscriptions).set(subscription);
    const { deleted } = await remove(newsletterSubscriptions, [id]);
    const auditId = deleted[0]?.auditId;
    const entry = await at(auditLog, auditId).get();
    expect(entry.data()).toMatchObject({ before: null, after: null });
    expect(JSON.stringify(entry.get('changed'))).not.toContain('odile@example.org');
    expect(JSON.stringify(entry.data())).not.toContain(id);
    const trashed = await at(COLLECTIONS.trash, auditId).get();
    expect(trashed.get('data')).toEqual(subscription);
    expect(trashed.get('expires_at').toMillis()).toBe(odile.now.getTime() + 60 * 60_000);
    expect(await restore(auditId)).toMatchObject({ id });
    expect((await at(newsletterSubscriptions).get()).data()).toMatchObject(subscription);
  });
});
