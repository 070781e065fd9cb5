import { Timestamp } from 'firebase/firestore';
import { beforeAll, describe, it } from 'vitest';
import type { RemovableCollection } from '#domain/admin/removal-note.ts';
import { expectRules, newId, type Role, VISITORS } from '../support/rules.ts';
import { type Subject, signedNow, stampedNow } from './describe-fields.ts';
import { remove } from './removal.ts';

/** Only an administrator creates, updates and deletes. */
export function describeWriters({
  project,
  collection,
  valid,
}: Subject & { collection: RemovableCollection }): void {
  const roles: (readonly [Role, boolean])[] = [
    ...VISITORS.map((role) => [role, false] as const),
    ['admin', true],
  ];

  describe.each(roles)('%s writes: %s', (role, allowed) => {
    const id = newId();
    const documents = () => project.as(role).collection(collection);
    beforeAll(() =>
      project.store({
        [`${collection}/${id}`]: { ...valid, created_at: Timestamp.now(), updated_at: null },
      }),
    );

    it('creates', async () => {
      const fields = { ...valid, ...stampedNow(role) };
      await expectRules(allowed, documents().doc(newId()).set(fields));
    });
    it('updates', async () => {
      await expectRules(allowed, documents().doc(id).update(signedNow(role)));
    });
    it('deletes, saying so', async () => {
      await expectRules(false, documents().doc(id).delete());
      await expectRules(allowed, remove(project, role, { collection, id }));
    });
  });

  it.each([
    ['of the SDK', 'b5Q3nYp0ZkT1vXwR7sLm', true],
    ['of 128 characters', 'a'.repeat(128), true],
    ['of 129 characters', 'a'.repeat(129), false],
    ['with an underscore', 'kyoto_japon', false],
    ['with a dot', 'kyoto.japon', false],
    ['with an accent', 'hôtel', false],
  ])('creates under an id %s (%s): %s', async (_what, id, allowed) => {
    const document = project.as('admin').collection(collection).doc(id);
    await expectRules(allowed, document.set({ ...valid, ...stampedNow() }));
  });
}

/** Documents that the public sees only while `flag` is true, and administrators always. */
export function describeShownReads(subject: Subject, flag: string, orders: readonly string[]) {
  const { project, collection, valid } = subject;
  const shown = newId();
  const hidden = newId();
  const unflagged = newId();

  describe('reads', () => {
    beforeAll(() => {
      const { [flag]: _flag, ...rest } = valid;
      const created_at = Timestamp.now();
      return project.store({
        [`${collection}/${shown}`]: { ...rest, [flag]: true, created_at },
        [`${collection}/${hidden}`]: { ...rest, [flag]: false, created_at },
        [`${collection}/${unflagged}`]: { ...rest, created_at },
      });
    });

    describe.each([...VISITORS])('%s', (role) => {
      const documents = () => project.as(role).collection(collection);

      it.each([
        [shown, true],
        [hidden, false],
        [unflagged, false],
        ['none', false],
      ])('gets %s: %s', async (id, allowed) => {
        await expectRules(allowed, documents().doc(id).get());
      });
      it.each(orders.map((order) => order.split(' ')))('lists by %s %s', async (field, way) => {
        const direction = way === 'desc' ? 'desc' : 'asc';
        const sorted = documents().orderBy(field ?? '', direction);
        await expectRules(true, sorted.where(flag, '==', true).get());
        await expectRules(false, sorted.get());
      });
      it('lists nothing else', async () => {
        await expectRules(false, documents().get());
        await expectRules(false, documents().limit(1).get());
        await expectRules(false, documents().where(flag, '==', false).get());
        await expectRules(false, documents().where(flag, 'in', [true, false]).get());
        await expectRules(false, documents().where(flag, '!=', false).get());
      });
    });

    it('admin reads all', async () => {
      const documents = project.as('admin').collection(collection);
      await expectRules(true, documents.doc(shown).get());
      await expectRules(true, documents.doc(hidden).get());
      await expectRules(true, documents.doc('none').get());
      await expectRules(true, documents.get());
      await expectRules(true, documents.where(flag, '==', false).get());
    });
  });
}

/** Documents that everybody reads (`'all'`), only administrators (`'admins'`), or nobody. */
export function describeReads(
  { project, collection, valid }: Pick<Subject, 'project' | 'collection' | 'valid'>,
  readers: 'all' | 'admins' | 'nobody',
): void {
  const id = newId();
  const roles: (readonly [Role, boolean])[] = [
    ...VISITORS.map((role) => [role, readers === 'all'] as const),
    ['admin', readers !== 'nobody'],
  ];

  describe('reads', () => {
    beforeAll(() => project.store({ [`${collection}/${id}`]: valid }));

    it.each(roles)('%s: %s', async (role, allowed) => {
      const documents = project.as(role).collection(collection);
      await expectRules(allowed, documents.doc(id).get());
      await expectRules(allowed, documents.doc('none').get());
      await expectRules(allowed, documents.get());
      await expectRules(allowed, documents.limit(1).get());
    });
  });
}

/** Documents that only functions write: nobody does it from a browser. */
export function describeNoWrites(
  { project, collection, valid }: Pick<Subject, 'project' | 'collection' | 'valid'>,
  operations: readonly ('create' | 'update' | 'delete')[],
): void {
  const id = newId();
  const roles: readonly Role[] = [...VISITORS, 'admin'];

  describe(`nobody may ${operations.join(', ')}`, () => {
    beforeAll(() => project.store({ [`${collection}/${id}`]: valid }));

    it.each(roles)('%s', async (role) => {
      const documents = project.as(role).collection(collection);
      const attempts = {
        create: () => documents.doc(newId()).set(valid),
        update: () => documents.doc(id).set(valid),
        delete: () => documents.doc(id).delete(),
      };
      for (const operation of operations) await expectRules(false, attempts[operation]());
    });
  });
}
