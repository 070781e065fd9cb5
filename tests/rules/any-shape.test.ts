import { Timestamp } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { moveRecordsToTrash, restoreRecordsFromTrash, updateRecords } from '#admin/data/change.ts';
import { readAllRecords, readUnparsedRecord } from '#admin/data/read.ts';
import { storeRecord } from '#admin/data/store-record.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import type { Entity } from '#domain/entity/entity.ts';
import { coerceStoredFieldValues } from '#domain/schema/any-value.ts';
import { signInAs } from '../support/admin-session.ts';
import { expectRules, type Fields, newId, rulesProject } from '../support/rules.ts';
import { BLOG_POST, DESTINATION, HOTEL, signedNow } from './documents.ts';

// Records that the console, a script or an import wrote past the rules.

const project = rulesProject('any-shape');
const { hotels, articles, destinations } = ENTITIES;
const KINDS = [
  {
    entity: hotels,
    fields: {
      ...HOTEL,
      price: '420',
      details: '',
      rating: Number.NaN,
      amenities: 'Bain',
      coordinates: { lat: Number.NaN, lng: 7 },
      stars: [Number.NaN],
      publish_at: '2020-01-01T09:00:00.000Z',
    },
    fault: 'Prix\u00a0: «\u202f420\u202f» n’est pas un nombre',
    title: HOTEL.name,
    repaired: {
      price: 420,
      details: null,
      rating: 0,
      amenities: ['Bain'],
      coordinates: null,
      publish_at: null,
    },
  },
  {
    entity: articles,
    fields: {
      ...BLOG_POST,
      title: 12,
      content: ['a'],
      created_at: '2024-03-01',
      publish_at: Number.NaN,
    },
    fault: 'Titre\u00a0: «\u202f12\u202f» n’est pas un texte',
    title: '12',
    repaired: { title: '12', content: null, publish_at: null },
  },
  {
    entity: destinations,
    fields: {
      ...DESTINATION,
      destination_name: null,
      display_order: '3',
      was_shown: true,
      created_at: null,
    },
    fault: 'Nom\u00a0: Le nom est requis',
    title: 'Sans nom',
    repaired: { display_order: 3 },
  },
];

describe.each(KINDS)('a record of $entity.collection with values of wrong types', (kind) => {
  const { fields, fault, title, repaired } = kind;
  const entity: Entity = kind.entity;
  const { collection, shownBy = '' } = entity;
  let id = '';
  const record = () => project.as('admin').doc(`${collection}/${id}`);
  const stored = async () => (await record().get()).data();

  beforeEach(async () => {
    signInAs(project, 'admin');
    id = newId();
    const slug = collection === destinations.collection && { destination_slug: `Île ${id}` };
    await project.store({ [record().path]: { updated_at: 'hier', ...fields, ...slug } });
  });

  it(`a record of ${collection} with values of wrong types is listed with its errors, and repaired by saving`, async () => {
    const listed = { id, faults: expect.arrayContaining([fault]), [entity.title ?? '']: title };
    expect(await readAllRecords(entity)).toContainEqual(expect.objectContaining(listed));
    const typed = { destination_name: 'Azur', destination_slug: `azur-${id}` };
    const values = coerceStoredFieldValues(
      entity.fields,
      (await readUnparsedRecord(entity, id)) ?? {},
    );
    const more = collection === destinations.collection && typed;
    await storeRecord(entity, { ...values, ...more }, { opened: { id, updatedAt: null } });
    expect(await stored()).toMatchObject({ ...repaired, created_at: expect.any(Timestamp) });
  });

  it(`a record of ${collection} with values of wrong types can be unpublished, deleted and restored, and keeps its other values`, async () => {
    const before = await stored();
    const after = { was_shown: null, updated_at: expect.any(Timestamp) };
    for (const change of [moveRecordsToTrash, moveRecordsToTrash, restoreRecordsFromTrash])
      expect(await change(entity, [id])).toEqual([id]);
    expect(await stored()).toMatchObject({ ...before, ...after });
    const hidden = { [shownBy]: false, publish_at: null };
    expect(await updateRecords(entity, [{ id, fields: hidden }])).toEqual([id]);
    await moveRecordsToTrash(entity, [id]);
    await restoreRecordsFromTrash(entity, [id]);
    expect(await stored()).toMatchObject({ ...before, ...hidden, ...after });
  });

  it(`the security rules let administrators unpublish, but not publish, a record of ${collection} with values of wrong types, and hide the record from others once it is deleted`, async () => {
    const change = (more: Fields) => record().update({ ...more, ...signedNow() });
    const hidden = { [shownBy]: false };
    for (const more of [
      { seo_title: 'Autre' },
      { publish_at: new Date('2099-01-01') },
      { deleted_at: new Date(0), was_shown: true },
      { created_at: null, stars: 1 },
    ])
      await expectRules(false, change({ ...hidden, ...more }));
    const visitor = project.as('account').doc(record().path);
    await expectRules(false, visitor.update({ ...hidden, ...signedNow('account') }));
    await expectRules(true, change(hidden));
    await expectRules(false, change({ [shownBy]: true }));
    await project.store({ [record().path]: { ...fields, [shownBy]: true, deleted_at: true } });
    await expectRules(false, visitor.get());
  });
});
