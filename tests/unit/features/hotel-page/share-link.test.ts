// @vitest-environment happy-dom

import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareLink } from '#features/hotel-page/share-link.ts';
import { toasts } from '../../../support/toasts.ts';

const link = { title: 'Anse Rose', path: '/hotels/anse-rose' };
const url = 'http://localhost:3000/hotels/anse-rose';
const share = vi.fn<(data: ShareData) => Promise<void>>();
const writeText = vi.fn<(text: string) => Promise<void>>();

const expectToast = (text: string) => waitFor(() => expect(toasts()).toEqual([text]));

beforeEach(() => {
  share.mockReset().mockResolvedValue();
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
});

afterEach(() => void vi.unstubAllGlobals());

test('a link is shared through the share sheet of the device', async () => {
  expect(await shareLink(link)).toBe(true);
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Anse Rose', url });
  expect(writeText).not.toHaveBeenCalled();
  await expectToast('Lien partagé avec succès!');
});

test('a link is copied where there is no share sheet', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await shareLink(link)).toBe(true);
  expect(writeText).toHaveBeenCalledExactlyOnceWith(url);
  await expectToast('Lien copié dans le presse-papiers!');
});

test('a link is copied when the share sheet fails', async () => {
  share.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  await shareLink(link);
  expect(writeText).toHaveBeenCalledExactlyOnceWith(url);
  await expectToast('Lien copié dans le presse-papiers!');
});

test('closing the share sheet shows no message and copies nothing', async () => {
  share.mockRejectedValue(new DOMException('closed', 'AbortError'));
  expect(await shareLink(link)).toBe(false);
  expect(writeText).not.toHaveBeenCalled();
  await vi.dynamicImportSettled();
  expect(toasts()).toEqual([]);
});

test('the visitor is told when a link can be neither shared nor copied', async () => {
  share.mockRejectedValue(new TypeError('broken'));
  writeText.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  expect(await shareLink(link)).toBe(false);
  await expectToast('Impossible de partager ou copier le lien');
});

test('the visitor is told when the browser has neither share sheet nor clipboard', async () => {
  vi.stubGlobal('navigator', {});
  await shareLink(link);
  await expectToast('Impossible de partager ou copier le lien');
});
