import { expect, test } from 'vitest';
import { fieldLabel } from '#domain/admin/field-labels.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';

test('a field is named as the editor of its record names it', () => {
  expect(fieldLabel(COLLECTIONS.hotels, 'featured')).toBe('Coup de cœur');
  expect(fieldLabel(COLLECTIONS.blogPosts, 'featured')).toBe('Article vedette');
});

test('a field without a label keeps its stored name, whatever objects inherit', () => {
  expect(fieldLabel(COLLECTIONS.hotels, 'unknown_field')).toBe('unknown_field');
  expect(fieldLabel(COLLECTIONS.hotels, 'constructor')).toBe('constructor');
});
