import { expect, it } from 'vitest';
import { isDocumentId } from '#domain/site/document-id.ts';

it.each(['ryokan-momiji', 'é', '...', 'a'.repeat(400)])('the document id %j is accepted', (id) => {
  expect(isDocumentId(id)).toBe(true);
});

it.each(['', '.', '..', '__x__', 'a/b', 'a'.repeat(401)])('the document id %j is refused', (id) => {
  expect(isDocumentId(id)).toBe(false);
});
