import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** What browsers do not do in tests: decode, draw, send. Files whose first byte is 0xff are JPEGs. */
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
  /** The server answers. */
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.onload?.();
  }
}

/** Stands in for the browser; `decode` is what becomes of a file. */
export function fakeBrowser(decode = async () => ({ width: 4000, height: 3000, close() {} })) {
  FakeRequest.sent = [];
  const createImageBitmap = vi.fn(decode);
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('createImageBitmap', createImageBitmap);
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({ drawImage: () => undefined }),
    toDataURL: () => 'data:image/webp;base64,AA==',
    toBlob(this: HTMLCanvasElement, done: (blob: Blob) => void, type: string) {
      done(new Blob([`${this.width}x${this.height}`], { type }));
    },
  });
  return { createImageBitmap };
}

/** The smallest JPEG whose segments are in order: its size, its pixels, its end. */
export function jpegBytes({
  width = 4000,
  height = 3000,
  isWhole = true,
} = {}): Uint8Array<ArrayBuffer> {
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  const frame = [0xff, 0xc0, 0, 11, 8, ...size, 1, 1, 0x11, 0];
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 3];
  return Uint8Array.from([0xff, 0xd8, ...frame, ...scan, ...(isWhole ? [0xff, 0xd9] : [4, 5])]);
}

export const jpegFile = (name = 'quai.jpg') =>
  new File([jpegBytes()], name, { type: 'image/jpeg' });

/** Waits until a number of uploads has been sent. */
export const sent = (count: number) =>
  act(() =>
    vi.waitFor(() => {
      if (FakeRequest.sent.length < count) throw new Error(`${FakeRequest.sent.length} sent`);
      return FakeRequest.sent;
    }),
  );

/** For each test of a file: `fakeBrowser`, and nothing left of the test before. */
export function inFakeBrowser(): void {
  beforeEach(() => {
    fakeBrowser();
    vi.clearAllMocks();
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}
