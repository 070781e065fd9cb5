import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { sendPhoto, UploadFailure } from '#admin/data/calls.ts';
import { report } from '#data/report.ts';
import { storedScale, UPLOAD_ERRORS, UPLOAD_MAX_BYTES } from '#domain/media/stored-photo.ts';
import { toastError, toastInfo } from '#ui/toast/toast.ts';
import { inspectFile, isCanvasTrue } from './inspect-file.ts';

export type Upload = {
  id: string;
  file: File;
  abort: AbortController;
  failure: string | null;
};

export type Uploads = ReturnType<typeof useUploads>;

/** Refers to the last rendered function; null once unmounted. */
function useLatest<TFunction>(rendered: TFunction) {
  const latest = useRef<TFunction>(null);
  useEffect(() => {
    latest.current = rendered;
    return () => {
      latest.current = null;
    };
  });
  return latest;
}

export function useUploads(onStored: (address: string, upload: Upload) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const latest = useLatest(onStored);

  const change = ({ id }: Upload, part: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const drop = ({ id }: Upload) => setUploads((all) => all.filter((one) => one.id !== id));

  async function send(upload: Upload): Promise<void> {
    const { file, abort } = upload;
    const { signal } = abort;
    try {
      signal.throwIfAborted();
      const address = await sendPhoto(await preparePhoto(file), file.name, signal);
      drop(upload);
      latest.current?.(address, upload);
    } catch (error) {
      if (signal.aborted) return;
      const isKnown = error instanceof UploadFailure;
      if (!isKnown) report('Une image n’a pas pu être envoyée', error);
      const failure = isKnown ? error.message : UPLOAD_ERRORS.failed;
      if (latest.current === null)
        toastError(`Image non envoyée\u00a0: ${file.name}`, { description: failure });
      // Renders before a waiting save checks for failed uploads.
      flushSync(() => change(upload, { failure }));
    }
  }

  return {
    uploads,
    start(files: readonly File[]): readonly Upload[] {
      const started = files.map((file) => ({
        id: crypto.randomUUID(),
        file,
        abort: new AbortController(),
        failure: null,
      }));
      setUploads((all) => [...all, ...started]);
      for (const upload of started) enqueueUpload(() => send(upload));
      return started;
    },
    retry(upload: Upload) {
      change(upload, { failure: null });
      enqueueUpload(() => send(upload));
    },
    cancel(upload: Upload) {
      upload.abort.abort();
      drop(upload);
    },
  };
}

let underWay = 0;
let last = Promise.resolve();

addEventListener('beforeunload', (event) => {
  if (underWay > 0) event.preventDefault();
});

/** One at a time and in order: phones have little memory. Saves wait; closing the window asks. */
export function enqueueUpload(upload: () => Promise<void>): void {
  underWay += 1;
  last = last.then(upload).finally(() => {
    underWay -= 1;
  });
}

export function useAfterUploads<TArgs extends unknown[]>(save: (...args: TArgs) => void) {
  const [isWaiting, setWaiting] = useState(false);
  const latest = useLatest(save);

  async function run(...args: TArgs): Promise<void> {
    if (isWaiting) return;
    setWaiting(underWay > 0);
    while (underWay > 0) await last;
    setWaiting(false);
    if (latest.current === null) return;
    const retry = document.querySelector<HTMLElement>('[data-failed-upload] button');
    if (retry === null) return latest.current(...args);
    toastError('Une image n’a pas pu être envoyée', {
      description:
        'Rien n’a été enregistré\u00a0: réessayez l’envoi ou annulez-le, puis enregistrez.',
    });
    retry.focus();
  }
  return [isWaiting, (...args: TArgs) => void run(...args)] as const;
}

/** Sends about 500 kB of a camera's 10 MB. The canvas is sRGB: wider gamuts are converted. */
export async function preparePhoto(file: File): Promise<Blob> {
  const { isWhole, isAnimated } = inspectFile(await file.arrayBuffer());
  if (isAnimated)
    toastInfo(`«\u202f${file.name}\u202f» est animée`, {
      description: 'Seule sa première vue est gardée.',
    });
  const upright = { imageOrientation: 'from-image' } as const;
  const isDrawn = isWhole && isCanvasTrue();
  const bitmap = isDrawn ? await createImageBitmap(file, upright).catch(() => null) : null;
  if (bitmap === null) {
    if (file.size > UPLOAD_MAX_BYTES) throw new UploadFailure(UPLOAD_ERRORS['too-heavy']);
    // The server may decode more types than this browser, or says what is wrong.
    return file;
  }
  const scale = storedScale(bitmap);
  const [width, height] = [Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale)];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new UploadFailure(UPLOAD_ERRORS.failed);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  // Pictures of other types may be transparent.
  const type = /jpe?g|hei[cf]/.test(file.type) ? 'image/jpeg' : 'image/webp';
  const blob = await canvas.convertToBlob({ type, quality: 0.92 });
  // Phones have little memory for canvases, and free it late.
  canvas.width = 0;
  return blob;
}
