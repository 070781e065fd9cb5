import * as v from 'valibot';
import { expect, test } from 'vitest';
import { requestIds } from '#data/request-ids.ts';
import { RequestId } from '#domain/request-id.ts';

test('a retry of the same content is the same request', () => {
  const ids = requestIds();
  const id = ids.idOf({ message: 'Bonjour' });
  expect(v.is(RequestId, id)).toBe(true);
  expect(ids.idOf({ message: 'Bonjour' })).toBe(id);
});

test('another content is another request, and so is the same one after it was sent', () => {
  const ids = requestIds();
  const first = ids.idOf({ message: 'Bonjour' });
  const second = ids.idOf({ message: 'Bonsoir' });
  ids.forget();
  const third = ids.idOf({ message: 'Bonsoir' });
  expect(new Set([first, second, third]).size).toBe(3);
});
