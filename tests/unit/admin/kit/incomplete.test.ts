// @vitest-environment node

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ENTITIES } from '#domain/admin/entities.ts';

const isComplete = (fields: v.ObjectEntries, record: object) => v.is(v.object(fields), record);

test('a valid record counts as complete, and a hotel without a region as incomplete', () => {
  const { hotels, destinations, articles } = ENTITIES;
  const stamps = { id: 'a', created_at: null, updated_at: null };
  const hotel = v.parse(hotels.schema, { ...stamps, name: 'A', location: 'B', region: 'Asie' });
  expect(isComplete(hotels.fields, hotel)).toBe(true);
  expect(isComplete(hotels.fields, { ...hotel, region: null })).toBe(false);
  const japan = { ...stamps, destination_name: 'Japon', destination_slug: 'japon' };
  expect(isComplete(destinations.fields, v.parse(destinations.schema, japan))).toBe(true);
  const post = v.parse(articles.schema, { ...stamps, title: 'A' });
  expect(isComplete(articles.fields, post)).toBe(true);
});
