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

test('a link goes through the device’s share sheet where there is one', async () => {
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

test('a visitor who closes the sheet is told nothing, and nothing is copied', async () => {
  share.mockRejectedValue(new DOMException('closed', 'AbortError'));
  expect(await shareLink(link)).toBe(false);
  expect(writeText).not.toHaveBeenCalled();
  await vi.dynamicImportSettled();
  expect(toasts()).toEqual([]);
});

test('a link that can be neither shared nor copied is reported', async () => {
  share.mockRejectedValue(new TypeError('broken'));
  writeText.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  expect(await shareLink(link)).toBe(false);
  await expectToast('Impossible de partager ou copier le lien');
});

test('a browser without a share sheet or a clipboard says so', async () => {
  vi.stubGlobal('navigator', {});
  await shareLink(link);
  await expectToast('Impossible de partager ou copier le lien');
});
