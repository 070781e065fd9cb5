// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { enqueueUpload, useAfterUploads } from '#admin/kit/pictures/uploads-under-way.ts';

function renderSave() {
  const save = vi.fn();
  const hook = renderHook(() => useAfterUploads(save));
  const press = () => act(async () => void hook.result.current[1]('stay'));
  const isWaiting = () => hook.result.current[0];
  return { save, press, isWaiting, unmount: hook.unmount };
}

const isWindowKept = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('saving waits until all uploads end, including later uploads, and closing the window is blocked meanwhile', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { save, press, isWaiting } = renderSave();
  await act(async () => void enqueueUpload(() => first.promise));
  await press();
  await press();
  expect([save.mock.calls, isWaiting(), isWindowKept()]).toEqual([[], true, true]);
  await act(async () => void enqueueUpload(() => second.promise));
  await act(async () => first.resolve());
  expect(save).not.toHaveBeenCalled();
  await act(async () => second.resolve());
  expect([save.mock.calls, isWaiting(), isWindowKept()]).toEqual([[['stay']], false, false]);
});

it('a failed upload blocks saving while the page shows the upload, and its retry button takes the focus', async () => {
  const { save, press } = renderSave();
  const upload = Promise.withResolvers<void>();
  enqueueUpload(() => upload.promise);
  await press();
  document.body.innerHTML = '<div data-failed-upload><button>Réessayer</button></div>';
  await act(async () => upload.resolve());
  expect(save).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent).toBe('Réessayer');
  document.body.innerHTML = '';
  await press();
  expect(save).toHaveBeenCalledOnce();
});

it('a waiting save is dropped when the editor is left', async () => {
  const { save, press, unmount } = renderSave();
  const upload = Promise.withResolvers<void>();
  enqueueUpload(() => upload.promise);
  await press();
  unmount();
  await act(async () => upload.resolve());
  expect(save).not.toHaveBeenCalled();
});
