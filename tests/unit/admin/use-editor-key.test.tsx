// @vitest-environment happy-dom

import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useEditorKey } from '#admin/kit/editor/use-editor-key.ts';

type Loaded = { key: string; id: string | null };
const NEW: Loaded = { key: 'new', id: null };
const record = (id: string): Loaded => ({ key: id, id });

function open(first: Loaded) {
  const { result, rerender } = renderHook(({ key, id }: Loaded) => useEditorKey(key, id), {
    initialProps: first,
  });
  return {
    key: () => result.current[0],
    create: (id: string) => act(() => result.current[1](id)),
    load: rerender,
  };
}

afterEach(cleanup);

test('an editor stays while its new record gets an address, and the next one is another', () => {
  const editor = open(NEW);
  const first = editor.key();
  editor.create('ryokan');
  expect(editor.key()).toBe(first);
  editor.load(record('ryokan'));
  expect(editor.key()).toBe(first);
  editor.load(NEW);
  const second = editor.key();
  expect(second).not.toBe(first);
  editor.create('momiji');
  editor.load(record('momiji'));
  expect(editor.key()).toBe(second);
  editor.load(NEW);
  expect([first, second]).not.toContain(editor.key());
});

test('each record has its own, also when the address could not be opened', () => {
  const editor = open(record('ryokan'));
  const first = editor.key();
  editor.load(record('momiji'));
  expect(editor.key()).not.toBe(first);
  editor.load(NEW);
  const unsettled = editor.key();
  editor.create('lac');
  editor.load(record('ryokan'));
  expect(editor.key()).not.toBe(unsettled);
});
