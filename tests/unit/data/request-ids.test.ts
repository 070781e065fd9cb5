// @vitest-environment happy-dom

import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { requestIds } from '#data/forms/request-ids.ts';
import { RequestId } from '#domain/requests/request-payloads.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('a retry of the same content has the same request id', () => {
  const ids = requestIds('draft');
  const id = ids.idOf({ message: 'Bonjour' });
  expect(v.is(RequestId, id)).toBe(true);
  expect(ids.idOf({ message: 'Bonjour' })).toBe(id);
});

test('changed content gets a new request id, and so does the same content after being sent', () => {
  const ids = requestIds('draft');
  const first = ids.idOf({ message: 'Bonjour' });
  const second = ids.idOf({ message: 'Bonsoir' });
  ids.forget();
  const third = ids.idOf({ message: 'Bonsoir' });
  expect(new Set([first, second, third]).size).toBe(3);
});

test('after a reload, the same content keeps its request id until sent', () => {
  const content = { message: 'Bonjour' };
  const id = requestIds('draft').idOf(content);
  const reloaded = requestIds('draft');
  expect(reloaded.idOf(content)).toBe(id);
  expect(requestIds('other').idOf(content)).not.toBe(id);
  reloaded.forget();
  expect(requestIds('draft').idOf(content)).not.toBe(id);
});

test('after a reload, changed content gets a new request id', () => {
  const id = requestIds('draft').idOf({ message: 'Bonjour' });
  expect(requestIds('draft').idOf({ message: 'Bonsoir' })).not.toBe(id);
});

test.each(['', '{', 'null', '4', '[1,2]', '{"content":"a","id":"b"}'])(
  'a malformed stored request id is ignored: « %s »',
  (text) => {
    sessionStorage.setItem('draftRequest', text);
    expect(v.is(RequestId, requestIds('draft').idOf({ message: 'Bonjour' }))).toBe(true);
  },
);

test('when storage is blocked, a retry keeps its request id in memory until sent', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
  const ids = requestIds('draft');
  const id = ids.idOf({ message: 'Bonjour' });
  expect(ids.idOf({ message: 'Bonjour' })).toBe(id);
  ids.forget();
  expect(ids.idOf({ message: 'Bonjour' })).not.toBe(id);
});
