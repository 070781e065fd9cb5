import { expect, it } from 'vitest';
import { isDocumentId } from '#domain/site/document-id.ts';

it.each(['ryokan-momiji', 'é', '...', 'a'.repeat(400)])('accepts %j', (id) => {
  expect(isDocumentId(id)).toBe(true);
});

it.each(['', '.', '..', '__x__', 'a/b', 'a'.repeat(401)])('refuses %j', (id) => {
  expect(isDocumentId(id)).toBe(false);
});
