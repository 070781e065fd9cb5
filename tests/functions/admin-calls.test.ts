import { randomUUID } from 'node:crypto';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hotelDestinationId } from '#domain/hotel/hotel-destination.ts';
import type { AdminCallableName } from '#domain/site/callables.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { DEMO_ADMIN } from '#scripts/lib/demo-accounts.ts';
import { forget, logged, loggedOnce, signInAdmin, signInVisitor } from './admin.ts';
import { call, database } from './call.ts';
import { TRIGGER_MS } from './soon.ts';

const { hotels, destinations, hotelDestinations } = COLLECTIONS;
const CALLABLES: AdminCallableName[] = ['restoreRecord', 'deleteRecords', 'adminCall'];
const CREATED = Timestamp.fromMillis(1_700_000_000_000);

let admin = { token: '', uid: '' };
let visitor = { token: '', uid: '' };
let id = '';
beforeAll(async () => {
  admin = await signInAdmin();
  visitor = await signInVisitor();
});
beforeEach(() => {
  id = `admin-${randomUUID()}`;
});
afterEach(() => forget(id));

const at = (collection: string, key = id) => database().collection(collection).doc(key);
const signed = () => ({ updated_at: FieldValue.serverTimestamp(), updated_by: 'somebody' });
const hotel = () => ({ name: 'Hôtel', price: 100, featured: false, created_at: CREATED });

const Deleted = v.object({
  deleted: v.array(v.object({ id: v.string(), auditId: v.string() })),
});

/** Deletes as an administrator's browser does. @returns the id of the journal's entry */
async function removeHotel(): Promise<string> {
  const payload = { requestId: randomUUID(), collection: hotels, ids: [id] };
  const { body } = await call('deleteRecords', payload, admin.token);
  const [one] = v.parse(Deleted, body.result).deleted;
  if (!one) throw new Error(`${id} was not there.`);
  return one.auditId;
}

const restore = (auditId: string, options: object = {}, token = admin.token) =>
  call('restoreRecord', { auditId, ...options }, token);
const refusal = (status: string, reason?: string) => ({
  status,
  message: expect.stringMatching(/[éèêàç'’ ]/),
  ...(reason === undefined ? {} : { details: expect.objectContaining({ reason }) }),
});

describe('who may delete, restore, import, export and erase', () => {
  const payloads = {
    restoreRecord: { auditId: 'none' },
    deleteRecords: { requestId: randomUUID(), collection: hotels, ids: ['none'] },
    exportPerson: { email: 'nobody@example.org' },
    erasePerson: { email: 'nobody@example.org' },
    adminCall: { action: 'end-sessions' },
  };

  it.each(CALLABLES)('%s: only administrators', async (name) => {
    const anonymous = await call(name, payloads[name]);
    expect(anonymous.body.error).toEqual({
      status: 'UNAUTHENTICATED',
      message: 'Votre session a expiré\u00a0: reconnectez-vous',
    });
    const { body } = await call(name, payloads[name], visitor.token);
    expect(body.error).toEqual({
      status: 'PERMISSION_DENIED',
      message: 'Ce compte n’a pas les droits d’administrateur',
    });
  });

  it.each([
    [{}],
    [{ auditId: '' }],
    [{ auditId: 'hotels/kyoto' }],
    [{ auditId: '..' }],
    [{ auditId: 'a', force: 'oui' }],
  ])('%o is refused', async (payload) => {
    const { body } = await call('restoreRecord', payload, admin.token);
    expect(body.error?.status).toBe('INVALID_ARGUMENT');
  });

  it('an unknown entry is not found', async () => {
    expect((await restore('none')).body.error).toEqual(refusal('NOT_FOUND'));
  });

  it.each([
    ['no id', { ids: [] }],
    ['more than ten', { ids: Array.from({ length: 11 }, (_, index) => `hotel-${index}`) }],
    ['a path', { ids: ['kyoto/drafts'] }],
    ['pages', { collection: 'page_content' }],
    ['the journal', { collection: 'audit_log' }],
    ['a request without an id', { requestId: 'one' }],
  ])('a deletion of %s is refused', async (_what, wrong) => {
    const payload = { ...payloads.deleteRecords, ...wrong };
    const { body } = await call('deleteRecords', payload, admin.token);
    expect(body.error?.status).toBe('INVALID_ARGUMENT');
  });
});

describe('a hotel', { timeout: 3 * TRIGGER_MS }, () => {
  it('is deleted and restored with its links; triggers see it, and log neither again', async () => {
    const kept = hotelDestinationId(id, `${id}-a`);
    const lost = hotelDestinationId(id, `${id}-b`);
    await at(hotels).set({ ...hotel(), ...signed() });
    await at(destinations, `${id}-a`).set({ destination_name: 'A' });
    for (const link of [kept, lost]) {
      const destination_id = link.split('_')[1];
      await at(hotelDestinations, link).set({ hotel_id: id, destination_id, updated_by: null });
    }
    const deletion = await removeHotel();
    const { body } = await restore(deletion);
    expect(body.result).toEqual({ collection: hotels, id, links: 1, lost: 1 });

    const stored = (await at(hotels).get()).data();
    expect(stored).toEqual({
      ...hotel(),
      updated_at: expect.any(Timestamp),
      updated_by: admin.uid,
    });
    expect((await at(hotelDestinations, kept).get()).data()).toMatchObject({
      hotel_id: id,
      destination_id: `${id}-a`,
      updated_by: null,
    });
    expect((await at(hotelDestinations, lost).get()).exists).toBe(false);
    const entry = await loggedOnce({ collection: hotels, id, action: 'restore' });
    expect(entry.data()).toMatchObject({
      actor: { uid: admin.uid, email: DEMO_ADMIN.email },
      after: stored,
      links: [],
    });
    // The triggers of later writes have come when this one has.
    await at(hotels).update({ price: 200 });
    await loggedOnce({ collection: hotels, id, action: 'update' });
    for (const action of ['create', 'delete', 'restore'] as const) {
      expect(await logged({ collection: hotels, id, action })).toHaveLength(1);
    }
    expect((await restore(entry.id)).body.error).toEqual(
      refusal('FAILED_PRECONDITION', 'creation'),
    );
  });
});
