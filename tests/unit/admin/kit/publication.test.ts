// @vitest-environment node

import { describe, expect, test } from 'vitest';
import {
  publicationNote,
  publicationOf,
  resolvePublication,
} from '#admin/kit/editor/publication.ts';
import { ENTITIES, type Entity } from '#domain/admin/entities.ts';

const { hotels, destinations } = ENTITIES;
const pages: Entity = ENTITIES.pages;
const NOW = new Date('2026-05-01T10:00:00Z');
const PAST = '2026-05-01T09:00:00.000Z';
const FUTURE = '2099-12-01T08:00:00.000Z';
const hidden = { published: false, publish_at: null };
const shown = { published: true, publish_at: null };
const planned = { published: false, publish_at: FUTURE };

describe('the saved publication state', () => {
  const resolve = (values: object) => resolvePublication(hotels, { ...values }, NOW);

  test('a planned time in the past publishes the record at once', () => {
    expect(resolve({ published: false, publish_at: PAST })).toEqual(shown);
    expect(resolve(planned)).toEqual(planned);
  });

  test('a published record loses its planned time', () => {
    expect(resolve({ published: true, publish_at: FUTURE })).toEqual(shown);
    expect(resolve(hidden)).toEqual(hidden);
  });

  test('destinations are published by « active », and pages have no publication state', () => {
    const active = { active: true, publish_at: FUTURE };
    expect(resolvePublication(destinations, active, NOW)).toEqual({
      active: true,
      publish_at: null,
    });
    expect(resolvePublication(pages, { seo_title: 'a' }, NOW)).toEqual({ seo_title: 'a' });
  });
});

test('the notice of a save names the new publication state, and says nothing when unchanged', () => {
  expect(publicationNote(hotels, null, hidden)).toBe('Enregistré comme brouillon');
  expect(publicationNote(hotels, hidden, shown)).toBe('Publié');
  expect(publicationNote(hotels, hidden, planned)).toMatch(/^Prévu pour le 1/);
  expect(publicationNote(hotels, planned, planned)).toBeUndefined();
  expect(publicationNote(hotels, shown, shown)).toBeUndefined();
  expect(publicationNote(pages, null, {})).toBeUndefined();
});

test('an editor offers to publish a hidden record, and to plan a record with a new time', () => {
  expect(publicationOf(hotels, hidden, planned)).toEqual({ isHidden: true, hasNewPlan: true });
  expect(publicationOf(hotels, planned, planned).hasNewPlan).toBe(false);
  expect(publicationOf(hotels, hidden, shown).isHidden).toBe(false);
  expect(publicationOf(pages, {}, {}).isHidden).toBe(false);
});
