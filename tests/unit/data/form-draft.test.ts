// @vitest-environment jsdom

import { afterEach, expect, test, vi } from 'vitest';
import { formDraft } from '#data/forms/form-draft.ts';

const KEY = 'testDraft';
const FIELDS = ['name', 'message'] as const;
const open = () => formDraft(KEY, FIELDS);

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('keeps what was typed for the next visit of the form', () => {
  open().write({ name: 'Camille', message: 'Deux lignes\nen tout' });
  expect(open().read()).toEqual({ name: 'Camille', message: 'Deux lignes\nen tout' });
});

test('is gone once the form was sent', () => {
  const draft = open();
  draft.write({ name: 'Camille', message: '' });
  expect(sessionStorage.getItem(KEY)).not.toBeNull();
  draft.write({ name: 'Camille', message: 'Bonjour' });
  draft.clear();
  expect(sessionStorage.getItem(KEY)).toBeNull();
  expect(draft.read()).toEqual({});
});

test('an emptied form leaves no draft', () => {
  const draft = open();
  draft.write({ name: 'Camille', message: '' });
  draft.write({ name: '', message: '' });
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test.each([
  ['no JSON', '{"name":'],
  ['another type', '42'],
  ['null', 'null'],
])('%s is no draft', (_, text) => {
  sessionStorage.setItem(KEY, text);
  expect(open().read()).toEqual({});
});

test('reads known fields only, and only texts', () => {
  sessionStorage.setItem(
    KEY,
    '{"name":1,"message":"Bonjour","__proto__":{"name":"x"},"other":"y"}',
  );
  expect(open().read()).toEqual({ message: 'Bonjour' });
});

test('the form works where storage is blocked or full', () => {
  const fail = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(fail);
  }
  const draft = open();
  draft.write({ name: 'Camille', message: '' });
  draft.clear();
  expect(draft.read()).toEqual({});
});
