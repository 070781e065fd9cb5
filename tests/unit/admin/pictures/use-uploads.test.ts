// @vitest-environment happy-dom

import { act, renderHook, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Upload, useUploads } from '#admin/kit/pictures/use-uploads.ts';
import { UPLOAD_ERRORS } from '#domain/media/library.ts';
import { PHOTO_ID } from './a-photo.ts';
import {
  FakeRequest,
  fakeSession,
  inFakeBrowser,
  jpegFile,
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
