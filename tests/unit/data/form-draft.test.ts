// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formDraft } from '#data/forms/form-draft.ts';
import { hasFormDraft } from '#data/forms/has-form-draft.ts';

const KEY = 'testDraft';
const FIELDS = ['name', 'message'] as const;
const open = () => formDraft(KEY, FIELDS);

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  sessionStorage.clear();
});

test('keeps what was typed for the next visit of the form', () => {
  open().write({ name: 'Camille', message: 'Deux lignes\nen tout' });
  vi.runAllTimers();
  expect(open().read()).toEqual({ name: 'Camille', message: 'Deux lignes\nen tout' });
});

test('writes once for many keystrokes', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem');
  const draft = open();
  for (const name of ['C', 'Ca', 'Cam']) draft.write({ name, message: '' });
  expect(setItem).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(setItem).toHaveBeenCalledOnce();
  expect(open().read()).toEqual({ name: 'Cam' });
});

test.each([
  ['left', () => dispatchEvent(new Event('pagehide'))],
  ['hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a page that is %s right away loses nothing', (_, leave) => {
  open().write({ name: 'Camille', message: '' });
  leave();
  expect(sessionStorage.getItem(KEY)).toBe('{"name":"Camille"}');
});

test('is read as last typed, written or not', () => {
  const draft = open();
  draft.write({ name: 'Camille', message: '' });
  expect(draft.read()).toEqual({ name: 'Camille' });
});

test('is gone once the form was sent, including a pending write', () => {
  const draft = open();
  draft.write({ name: 'Camille', message: '' });
  vi.runAllTimers();
  expect(hasFormDraft(KEY)).toBe(true);
  draft.write({ name: 'Camille', message: 'Bonjour' });
  draft.clear();
  vi.runAllTimers();
  dispatchEvent(new Event('pagehide'));
  expect(hasFormDraft(KEY)).toBe(false);
  expect(draft.read()).toEqual({});
});

test('an emptied form leaves no draft', () => {
  const draft = open();
  draft.write({ name: 'Camille', message: '' });
  vi.runAllTimers();
  draft.write({ name: '', message: '' });
  vi.runAllTimers();
  expect(hasFormDraft(KEY)).toBe(false);
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
  vi.runAllTimers();
  draft.clear();
  expect(draft.read()).toEqual({});
  expect(hasFormDraft(KEY)).toBe(false);
});
