// @vitest-environment happy-dom

import { act, renderHook, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  enqueueUpload,
  preparePhoto,
  type Upload,
  useAfterUploads,
  useUploads,
} from '#admin/kit/pictures/use-uploads.ts';
import { UPLOAD_ERRORS, UPLOAD_MAX_BYTES } from '#domain/media/library.ts';
import {
  FakeRequest,
  fakeBrowser,
  fakeSession,
  inFakeBrowser,
  jpegFile,
  PHOTO_ID,
  sent,
  storePhoto,
} from './fake-upload.ts';

inFakeBrowser();

function renderUploads() {
  const stored: string[] = [];
  const { result, unmount } = renderHook(() =>
    useUploads((address, { file }) => stored.push(`${file.name} ${address}`)),
  );
  const start = (...files: File[]) => act(async () => void result.current.start(files));
  const first = (): Upload => {
    const [upload] = result.current.uploads;
    if (!upload) throw new Error('No upload.');
    return upload;
  };
  return { stored, result, unmount, start, first };
}

async function startOne(file = jpegFile()) {
  const view = renderUploads();
  await view.start(file);
  const [request] = await sent(1);
  if (!request) throw new Error('Nothing was sent.');
  return { ...view, request };
}

it('an upload is sent with its file name and the session token, reports its progress, and leaves the list once stored', async () => {
  const { stored, result, request, first } = await startOne(jpegFile('Le quai & la mer.jpg'));
  expect(request.url).toBe('/api/media?name=Le+quai+%26+la+mer.jpg');
  expect(request.headers.get('Authorization')).toBe('Bearer jeton');
  expect(request.headers.get('Content-Type')).toBe('image/jpeg');
  await act(async () => request.upload.onprogress?.({ loaded: 30, total: 120 }));
  expect(first()).toMatchObject({ sent: 0.25 });
  await storePhoto(0);
  expect(stored).toEqual([expect.stringContaining(PHOTO_ID)]);
  expect(result.current.uploads).toEqual([]);
});

it('a cancelled upload is aborted and never reaches the form', async () => {
  const { stored, result, request, first } = await startOne();
  await act(async () => result.current.cancel(first()));
  expect([request.isAborted, stored, result.current.uploads]).toEqual([true, [], []]);
});

it('an upload that loses the network stays in the list and can be retried', async () => {
  const { stored, result, request, first } = await startOne();
  await act(async () => request.onerror?.());
  expect(first().failure).toMatch(/^Le réseau a été perdu pendant l’envoi/);
  await act(async () => result.current.retry(first()));
  await sent(2);
  await storePhoto(1);
  expect(stored).toHaveLength(1);
});

it.each([
  [422, { error: UPLOAD_ERRORS.truncated }, UPLOAD_ERRORS.truncated],
  [413, '<html>', UPLOAD_ERRORS['too-heavy']],
  [502, '<html>', UPLOAD_ERRORS.failed],
  [200, {}, UPLOAD_ERRORS.failed],
])('an upload answered with %i %o says why it failed', async (status, body, message) => {
  const { request, first } = await startOne();
  await act(async () => request.answer(status, body));
  expect(first().failure).toBe(message);
});

it('an upload fails when there is no answer within five minutes', async () => {
  const { request, first } = await startOne();
  expect(request.timeout).toBe(5 * 60_000);
  await act(async () => request.ontimeout?.());
  expect(first().failure).toBe(UPLOAD_ERRORS.failed);
});

it('nothing is uploaded once the session has ended or the network is lost', async () => {
  const { start, result } = renderUploads();
  fakeSession(null);
  await start(jpegFile());
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await start(jpegFile());
  await vi.waitFor(() =>
    expect(result.current.uploads.map(({ failure }) => failure)).toEqual([
      UPLOAD_ERRORS.unauthenticated,
      expect.stringContaining('réessayez au retour du réseau'),
    ]),
  );
  online.mockRestore();
  expect(FakeRequest.sent).toEqual([]);
});

it('uploads continue after the page is left, and a notice names the failed uploads', async () => {
  const { start, unmount } = renderUploads();
  await start(jpegFile('un.jpg'), jpegFile('deux.jpg'));
  await sent(1);
  unmount();
  await storePhoto(0);
  const [, second] = await sent(2);
  second?.answer(502, '');
  expect(await screen.findByText(/^Image non envoyée.*deux\.jpg$/)).toBeDefined();
});

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

it.each([
  ['a large photograph', 4000, 3000, '2560x1920'],
  ['a portrait', 3000, 4000, '1920x2560'],
  ['a strip', 12_000, 20, '2560x5'],
  ['a small photograph', 800, 600, '800x600'],
] as const)(
  '%s is drawn upright, with its longer side at most 2,560 px',
  async (_, width, height, drawn) => {
    const { createImageBitmap } = fakeBrowser(async () => ({ width, height, close() {} }));
    const file = jpegFile();
    expect(await (await preparePhoto(file)).text()).toBe(drawn);
    expect(createImageBitmap).toHaveBeenCalledWith(file, { imageOrientation: 'from-image' });
  },
);

it.each([
  ['image/jpeg', 'image/jpeg'],
  ['image/heic', 'image/jpeg'],
  ['image/png', 'image/webp'],
  ['image/avif', 'image/webp'],
])('a file of type %s is uploaded as %s', async (type, sent) => {
  fakeBrowser();
  expect((await preparePhoto(new File([''], 'a', { type }))).type).toBe(sent);
});

it('a file that the browser cannot decode is uploaded unchanged, unless the file is too heavy', async () => {
  fakeBrowser(() => Promise.reject(new Error('no codec')));
  const file = jpegFile();
  expect(await preparePhoto(file)).toBe(file);
  Object.defineProperty(file, 'size', { value: UPLOAD_MAX_BYTES + 1 });
  await expect(preparePhoto(file)).rejects.toThrow(UPLOAD_ERRORS['too-heavy']);
});
