// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminAuth } from '#admin/data/admin-auth.ts';
import { PhotoUpload, type UploadState } from '#admin/features/pictures/photo-upload.ts';
import { UPLOAD_ERRORS } from '#domain/media/upload.ts';
import { FakeRequest, fakeBrowser, jpegFile, sent } from './fake-upload.ts';

vi.mock('#admin/data/admin-auth.ts', () => ({
  adminAuth: { currentUser: { getIdToken: async () => 'jeton' } },
}));

const ANSWER = { address: '/media/a', isKnown: false };
let started: PhotoUpload[] = [];

beforeEach(() => void fakeBrowser());
afterEach(() => {
  for (const upload of started) upload.cancel();
  started = [];
  vi.unstubAllGlobals();
});

function start(file = jpegFile(), onDone = vi.fn()) {
  const upload = new PhotoUpload(file, onDone);
  started.push(upload);
  const states: UploadState[] = [];
  upload.subscribe(() => states.push(upload.getState()));
  return { upload, onDone, states };
}

const state = (upload: PhotoUpload, status: UploadState['status']) =>
  vi.waitFor(() => {
    const now = upload.getState();
    if (now.status !== status) throw new Error(now.status);
    return now;
  });

describe('an upload', () => {
  it('is sent with its name and the session, tells its progress, and is done', async () => {
    const { upload, onDone, states } = start(jpegFile('Le quai & la mer.jpg'));
    const [request] = await sent(1);
    expect(request?.url).toBe('/api/media?name=Le+quai+%26+la+mer.jpg');
    expect(request?.headers.get('Authorization')).toBe('Bearer jeton');
    expect(request?.headers.get('Content-Type')).toBe('image/jpeg');
    expect(upload.preview).toMatch(/^data:/);
    request?.upload.onprogress?.({ loaded: 30, total: 120 });
    expect(upload.getState()).toEqual({ status: 'sending', sent: 0.25 });
    request?.answer(200, ANSWER);
    await state(upload, 'done');
    expect(onDone).toHaveBeenCalledExactlyOnceWith(ANSWER);
    expect(states.map(({ status }) => status)).toEqual(['sending', 'sending', 'done']);
  });

  it('that is cancelled is aborted, and says nothing more', async () => {
    const { upload, onDone, states } = start();
    const [request] = await sent(1);
    upload.cancel();
    expect(request?.isAborted).toBe(true);
    await Promise.resolve();
    expect(states.map(({ status }) => status)).toEqual(['sending']);
    expect(onDone).not.toHaveBeenCalled();
  });

  it('has the window ask before it is closed, until it is done or failed', async () => {
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isAsked()).toBe(false);
    const { upload } = start();
    const other = start(jpegFile('deux.jpg')).upload;
    const [first, second] = await sent(2);
    first?.onerror?.();
    await state(upload, 'failed');
    expect(isAsked()).toBe(true);
    second?.answer(200, ANSWER);
    await state(other, 'done');
    expect(isAsked()).toBe(false);
  });

  it('goes on with the same file when the network is back', async () => {
    const { upload, onDone } = start();
    const [first] = await sent(1);
    first?.onerror?.();
    expect(await state(upload, 'failed')).toMatchObject({
      message: expect.stringMatching(/^Le réseau a été perdu pendant l’envoi/),
      canRetry: true,
    });
    upload.retry();
    const [, second] = await sent(2);
    expect(second?.body).toBe(first?.body);
    expect(createImageBitmap).toHaveBeenCalledTimes(1);
    second?.answer(200, ANSWER);
    await state(upload, 'done');
    expect(onDone).toHaveBeenCalledOnce();
  });

  it.each([
    ['animated', false],
    ['too-heavy', false],
    ['limited', true],
    ['permission-denied', true],
    ['failed', true],
  ] as const)('that is refused as %s says why', async (code, canRetry) => {
    const { upload } = start();
    const [request] = await sent(1);
    request?.answer(400, { code, error: 'peu importe' });
    const message = UPLOAD_ERRORS[code];
    expect(await state(upload, 'failed')).toEqual({ status: 'failed', message, canRetry });
  });

  it.each([
    [413, '<html>', UPLOAD_ERRORS['too-heavy']],
    [502, '<html>', UPLOAD_ERRORS.failed],
    [200, '{}', UPLOAD_ERRORS.failed],
    [400, { code: 'toString' }, UPLOAD_ERRORS.failed],
  ])('that something else answers with %i %o says what to do', async (status, body, message) => {
    const { upload } = start();
    const [request] = await sent(1);
    request?.answer(status, body);
    expect(await state(upload, 'failed')).toMatchObject({ message });
  });

  it('that was sent and is not answered in 45 seconds is told to have failed', async () => {
    const { upload } = start();
    const [request] = await sent(1);
    expect(request?.timeout).toBe(5 * 60_000);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    request?.upload.onload?.();
    expect(Math.round((request?.timeout ?? 0) / 1000)).toBe(60 + 45);
    vi.restoreAllMocks();
    request?.ontimeout?.();
    expect(await state(upload, 'failed')).toMatchObject({
      message: UPLOAD_ERRORS.failed,
      canRetry: true,
    });
  });

  it('without a session or a network is not sent', async () => {
    const user = vi.spyOn(adminAuth, 'currentUser', 'get').mockReturnValue(null);
    const ended = start().upload;
    expect(await state(ended, 'failed')).toMatchObject({ message: UPLOAD_ERRORS.unauthenticated });
    user.mockRestore();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const offline = start().upload;
    expect(await state(offline, 'failed')).toMatchObject({ canRetry: true });
    expect(FakeRequest.sent).toEqual([]);
    online.mockRestore();
  });

  it('of a text called .jpg is refused before it is sent', async () => {
    const { upload } = start(new File(['Bonjour'], 'plage.jpg', { type: 'image/jpeg' }));
    const message = UPLOAD_ERRORS['not-a-picture'];
    expect(await state(upload, 'failed')).toEqual({ status: 'failed', message, canRetry: false });
    expect(FakeRequest.sent).toEqual([]);
  });
});

it('of forty files, two are on their way at a time', async () => {
  const uploads = Array.from({ length: 40 }, (_, index) => start(jpegFile(`${index}.jpg`)).upload);
  for (let done = 0; done < 40; done += 2) {
    const requests = await sent(done + 2);
    expect(requests).toHaveLength(done + 2);
    for (const request of requests.slice(done)) request.answer(200, ANSWER);
  }
  await Promise.all(uploads.map((upload) => state(upload, 'done')));
});
