// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareLink } from '#features/hotel-page/share-link.ts';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';

vi.mock('#ui/toast/toast.ts', () => ({ toastSuccess: vi.fn(), toastError: vi.fn() }));

const link = { title: 'Anse Rose', path: '/hotels/anse-rose' };
const url = 'http://localhost:3000/hotels/anse-rose';
const share = vi.fn<(data: ShareData) => Promise<void>>();
const writeText = vi.fn<(text: string) => Promise<void>>();

const said = () => [
  ...vi.mocked(toastSuccess).mock.calls.flat(),
  ...vi.mocked(toastError).mock.calls.flat(),
];

beforeEach(() => {
  vi.clearAllMocks();
  share.mockReset().mockResolvedValue();
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
});

afterEach(() => void vi.unstubAllGlobals());

test('goes through the device’s share sheet where there is one', async () => {
  expect(await shareLink(link)).toBe(true);
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Anse Rose', url });
  expect(writeText).not.toHaveBeenCalled();
  expect(said()).toEqual(['Lien partagé avec succès!']);
});

test('is copied where there is none', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await shareLink(link)).toBe(true);
  expect(writeText).toHaveBeenCalledExactlyOnceWith(url);
  expect(said()).toEqual(['Lien copié dans le presse-papiers!']);
});

test('is copied when the sheet fails', async () => {
  share.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  await shareLink(link);
  expect(writeText).toHaveBeenCalledExactlyOnceWith(url);
  expect(said()).toEqual(['Lien copié dans le presse-papiers!']);
});

test('a visitor who closes the sheet is told nothing, and nothing is copied', async () => {
  share.mockRejectedValue(new DOMException('closed', 'AbortError'));
  expect(await shareLink(link)).toBe(false);
  expect(writeText).not.toHaveBeenCalled();
  expect(said()).toEqual([]);
});

test('a failure of both is shown', async () => {
  share.mockRejectedValue(new TypeError('broken'));
  writeText.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  expect(await shareLink(link)).toBe(false);
  expect(said()).toEqual(['Impossible de partager ou copier le lien']);
});

test('so is a browser without either', async () => {
  vi.stubGlobal('navigator', {});
  await shareLink(link);
  expect(said()).toEqual(['Impossible de partager ou copier le lien']);
});
