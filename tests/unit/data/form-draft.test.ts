// @vitest-environment jsdom

import { afterEach, expect, test } from 'vitest';
import { createFormDraftAccessor } from '#data/forms/form-draft.ts';

const KEY = 'testDraft';
const FIELDS = ['name', 'message'] as const;
const open = () => createFormDraftAccessor(KEY, FIELDS);

afterEach(() => sessionStorage.clear());

test('a public form whose texts are all emptied leaves no stored draft', () => {
  const draft = open();
  draft.write({ name: 'Camille', message: '' });
  draft.write({ name: '', message: '' });
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test.each([
  ['invalid JSON', '{"name":'],
  ['a number', '42'],
])('a stored form draft that is %s is ignored', (_, text) => {
  sessionStorage.setItem(KEY, text);
  expect(open().read()).toEqual({});
});

test('a form draft restores only known fields that contain strings', () => {
  sessionStorage.setItem(
    KEY,
    '{"name":1,"message":"Bonjour","__proto__":{"name":"x"},"other":"y"}',
  );
  expect(open().read()).toEqual({ message: 'Bonjour' });
});
