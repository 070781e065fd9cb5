// @vitest-environment jsdom

import { afterEach, expect, test, vi } from 'vitest';
import { type PreviewedPage, receivePreview, sendPreview } from '#data/preview-channel.ts';

const PAGE: PreviewedPage = { path: '/hotels/a', queries: [{ queryKey: ['hotels'], data: 1 }] };

afterEach(() => void vi.unstubAllGlobals());

function frameWithSpy() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const inside = frame.contentWindow;
  if (inside === null) throw new Error('The frame has no window.');
  const post = vi.spyOn(inside, 'postMessage').mockImplementation(() => undefined);
  return { frame, inside, post };
}

const say = (data: unknown, source: Window | null, origin = location.origin) =>
  dispatchEvent(new MessageEvent('message', { data, source, origin }));

test('sends the page each time the preview is loaded, until it is stopped', () => {
  const { frame, inside, post } = frameWithSpy();
  const stop = sendPreview(frame, PAGE);
  say({ type: 'preview-ready' }, inside);
  say({ type: 'preview-ready' }, inside);
  expect(post).toHaveBeenCalledTimes(2);
  expect(post).toHaveBeenCalledWith({ type: 'preview-page', page: PAGE }, location.origin);
  stop();
  say({ type: 'preview-ready' }, inside);
  expect(post).toHaveBeenCalledTimes(2);
});

test('listens to its own frame only', () => {
  const { frame, inside, post } = frameWithSpy();
  sendPreview(frame, PAGE);
  say({ type: 'preview-ready' }, window);
  say({ type: 'preview-ready' }, inside, 'https://ailleurs.example');
  say({ type: 'autre' }, inside);
  say('preview-ready', inside);
  expect(post).not.toHaveBeenCalled();
});

test('in the frame: requests the page, and accepts it from the parent window only', async () => {
  const { inside, post } = frameWithSpy();
  vi.stubGlobal('parent', inside);
  const received = receivePreview();
  expect(post).toHaveBeenCalledExactlyOnceWith({ type: 'preview-ready' }, location.origin);
  const forged = { path: '/forged', queries: [] };
  say({ type: 'preview-page', page: forged }, window);
  say({ type: 'preview-page', page: forged }, inside, 'https://ailleurs.example');
  say({ type: 'preview-page', page: PAGE }, inside);
  expect(await received).toBe(PAGE);
});
