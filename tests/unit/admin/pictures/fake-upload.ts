import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { adminAuth } from '#admin/data/admin-auth.ts';
import { type Photo, photoAddress } from '#domain/media/photo.ts';

export const PHOTO_ID = '0123456789abcdef01234567';

const PHOTO: Photo = {
  id: PHOTO_ID,
  width: 2560,
  height: 1920,
  focal: { x: 50, y: 50 },
  placeholder: '',
  alt: null,
  caption: null,
};

export const anAddress = (part: Partial<Photo> = {}): string => photoAddress({ ...PHOTO, ...part });

/** An upload request that the test answers; replaces XMLHttpRequest. */
export class FakeRequest {
  static sent: FakeRequest[] = [];
  url = '';
  headers = new Map<string, string>();
  body: unknown = null;
  status = 0;
  responseText = '';
  timeout = 0;
  isAborted = false;
  upload: {
    onprogress: ((event: { loaded: number; total: number }) => void) | null;
    onload: (() => void) | null;
  } = { onprogress: null, onload: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  ontimeout: (() => void) | null = null;
  onabort: (() => void) | null = null;

  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send(body: unknown) {
    this.body = body;
    FakeRequest.sent.push(this);
  }
  abort() {
    this.isAborted = true;
    this.onabort?.();
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.onload?.();
  }
}

class FakeCanvas {
  width: number;
  height: number;
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }
  getContext() {
    return { drawImage: () => undefined };
  }
  async convertToBlob({ type }: { type: string }) {
    return new Blob([`${this.width}x${this.height}`], { type });
  }
}

/** Stubs image decoding, canvas and upload, which DOM libraries lack; `decode` stands for the codec. */
export function fakeBrowser(decode = async () => ({ width: 4000, height: 3000, close() {} })) {
  FakeRequest.sent = [];
  const createImageBitmap = vi.fn(decode);
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('createImageBitmap', createImageBitmap);
  vi.stubGlobal('OffscreenCanvas', FakeCanvas);
  return { createImageBitmap };
}

/** Signs an administrator in, or out with null. */
export const fakeSession = (user: object | null = { getIdToken: async () => 'jeton' }): void =>
  void Object.assign(adminAuth, { currentUser: user });

export const jpegFile = (name = 'quai.jpg') =>
  new File([Uint8Array.of(0xff, 0xd8, 0xff)], name, { type: 'image/jpeg' });

/** Waits until `count` uploads have been sent. */
export const sent = (count: number) =>
  act(() =>
    vi.waitFor(() => {
      if (FakeRequest.sent.length < count) throw new Error(`${FakeRequest.sent.length} sent`);
      return FakeRequest.sent;
    }),
  );

/** Answers the upload at `index`, from 0, with a stored photograph. */
export const storePhoto = (index: number, part: Parameters<typeof anAddress>[0] = {}) =>
  act(async () => FakeRequest.sent[index]?.answer(200, { address: anAddress(part) }));

export const dropFiles = (zone: Element, files: readonly File[]) =>
  act(async () => void fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files } }));

/** Runs each test of a file in a fresh fake browser, signed in. */
export function inFakeBrowser(): void {
  beforeEach(() => {
    fakeBrowser();
    fakeSession();
  });
  afterEach(() => {
    cleanup();
    fakeSession(null);
    vi.unstubAllGlobals();
  });
}
