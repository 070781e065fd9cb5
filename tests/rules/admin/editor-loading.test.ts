// @vitest-environment jsdom

import { isRedirect } from '@tanstack/react-router';
import { Timestamp } from 'firebase/firestore';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { HOTEL_EDITOR_CONFIG } from '#admin/entities/hotels.tsx';
import {
  type EditorInitialState,
  loadInitialStateOrRedirect,
} from '#admin/kit/editor/load-editor.ts';
import { saveForm } from '#admin/kit/editor/save-form.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { signInAs } from '../../support/admin-session.ts';
import { type Fields, newId, rulesProject } from '../../support/rules.ts';
import { toasts } from '../../support/toasts.ts';
import { HOTEL, STORED_STAMPS } from '../documents.ts';

const project = rulesProject('editor-loading');
const { hotels, hotelDestinations, auditLog } = COLLECTIONS;

/** Stores a hotel as somebody else saved it at this second, linked to destinations; returns its id. */
async function storeHotel(second: number, fields: Fields, linked: string[] = [], id = newId()) {
  const saved = { ...STORED_STAMPS, updated_at: Timestamp.fromMillis(second * 1000) };
  const links = linked.map((destination_id) => [
    `${hotelDestinations}/${id}_${destination_id}`,
    { hotel_id: id, destination_id },
  ]);
  const hotel = { ...HOTEL, ...saved, ...fields };
  await project.store({ [`${hotels}/${id}`]: hotel, ...Object.fromEntries(links) });
  return id;
}

const load = (id: string, search = {}) =>
  loadInitialStateOrRedirect(HOTEL_EDITOR_CONFIG, id, search);
/** Saves the opened hotel with the fields typed since. */
const save = (opened: EditorInitialState, fields: Fields) => {
  const typed = { ...opened.base, ...fields };
  const attempt = { isStaying: false, typed, submitted: typed, opened };
  return saveForm(HOTEL_EDITOR_CONFIG, attempt, async () => true);
};

beforeEach(() => signInAs(project, 'admin'));

describe('loading', () => {
  test('a copied record opens as a new, unpublished record with the values and links of the original', async () => {
    const id = await storeHotel(1, { name: 'Ryokan', price: 1240.5 }, ['japon', 'bali']);
    const copy = await load('new', { copy: id });
    expect(copy).toMatchObject({ record: null, created_at: null });
    expect(copy.base).toMatchObject({
      name: 'Ryokan (copie)',
      price: '1240,5',
      destinations: ['bali', 'japon'],
      published: false,
      featured: false,
    });
    expect(copy.draftKind).not.toBe((await load('new')).draftKind);
  });

  test('opening an earlier version of a record in the editor fills in the values that its fields had then, but does not unpublish or publish it', async () => {
    const id = await storeHotel(9, { name: 'Ryokan', price: 420 }, ['japon']);
    const entry = (second: number, before: Fields) => ({
      action: 'update',
      collection: hotels,
      document_id: id,
      at: Timestamp.fromMillis(second * 1000),
      before,
    });
    await project.store({
      [`${auditLog}/${id}-1`]: entry(1, { name: 'Trop ancien', location: 'Trop ancien' }),
      [`${auditLog}/${id}-2`]: entry(2, { name: 'Auberge', price: 300, published: false, old: 1 }),
      [`${auditLog}/${id}-3`]: entry(3, { name: 'Pension' }),
    });
    const { base, version, record } = await load(id, { version: `${id}-1` });
    expect(record).toEqual({ id, updatedAt: '1970-01-01T00:00:09.000Z' });
    expect(base).toMatchObject({ name: 'Ryokan', price: '420' });
    expect(version).toEqual({
      at: '1970-01-01T00:00:01.000Z',
      isBefore: false,
      values: { ...base, name: 'Auberge', price: '300' },
    });
    const { version: former } = await load(id, { before: `${id}-1` });
    expect(former).toMatchObject({
      isBefore: true,
      values: { ...base, name: 'Trop ancien', location: 'Trop ancien', price: '300' },
    });
  });

  test.each([
    ['unknown', {}],
    ['deleted', { deleted_at: Timestamp.now() }],
  ])(
    'opening a record in the editor leads to the list, with a message, if the record is %s',
    async (id, fields) => {
      if (id === 'deleted') await storeHotel(1, fields, [], id);
      const error: unknown = await load(id).catch((thrown: unknown) => thrown);
      expect(isRedirect(error) && error.options).toMatchObject({ params: { section: 'hotels' } });
      await vi.waitFor(() =>
        expect(toasts().join()).toMatch(
          /Impossible de charger l’hôtel.*n’existe pas, ou n’existe plus/,
        ),
      );
    },
  );
});

describe('a save after somebody else’s save', () => {
  test('saving a record that somebody else has saved meanwhile merges the fields that only one of the two changed, and keeps the destinations linked by either', async () => {
    const id = await storeHotel(1, { name: 'Ryokan', price: 420 }, ['japon']);
    const opened = await load(id);
    await storeHotel(2, { name: 'Ryokan', price: 500 }, ['bali'], id);
    expect(await save(opened, { name: 'Auberge' })).toMatchObject({ kind: 'saved', id });
    const { base } = await load(id);
    const links = { destinations: ['bali', 'japon'] };
    expect(base).toEqual({ ...opened.base, name: 'Auberge', price: '500', ...links });
  });

  test('saving a record that somebody else has saved meanwhile lists the fields that both changed', async () => {
    const id = await storeHotel(1, { name: 'Ryokan', published: false });
    const opened = await load(id);
    await storeHotel(2, { name: 'Pension', published: true }, [], id);
    const outcome = await save(opened, { name: 'Auberge', price: '500' });
    if (outcome.kind !== 'disputed') throw new Error(`The save is ${outcome.kind}.`);
    const { disputed, attempt, savedBy } = outcome.conflict;
    expect(disputed).toEqual(['name']);
    expect(attempt.submitted).toMatchObject({ name: 'Auberge', price: '500', published: true });
    expect(attempt.opened.base).toMatchObject({ name: 'Pension' });
    expect(savedBy).toBe('somebody');
    expect(attempt.opened.record).toEqual({ id, updatedAt: '1970-01-01T00:00:02.000Z' });
  });

  test('saving a record that was deleted meanwhile fails, with a message to restore the record from the trash', async () => {
    const id = await storeHotel(1, {});
    const opened = await load(id);
    await storeHotel(2, { deleted_at: Timestamp.now() }, [], id);
    expect(await save(opened, { name: 'Auberge' })).toEqual({
      kind: 'failed',
      message: "Impossible de modifier l'hôtel",
      reason: expect.stringContaining('restaurez-la depuis la corbeille'),
    });
  });
});
