import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { sendPhoto, UploadFailure } from '#admin/data/upload.ts';
import { report } from '#data/report.ts';
import { UPLOAD_ERRORS } from '#domain/media/library.ts';
import { toastError } from '#ui/toast/toast.ts';
import { preparePhoto } from './prepare-photo.ts';
import { enqueueUpload } from './uploads-under-way.ts';

export type Upload = {
  id: string;
  file: File;
  abort: AbortController;
  /** From 0 to 1; at 1 the server renders the photograph. */
  sent: number;
  failure: string | null;
};

export type Uploads = ReturnType<typeof useUploads>;

/** Uploads photographs for a component; uploads continue after the component unmounts. */
export function useUploads(onStored: (address: string, upload: Upload) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  /** Null once unmounted. */
  const latest = useRef<typeof onStored>(null);
  useEffect(() => {
    latest.current = onStored;
    return () => {
      latest.current = null;
    };
  });

  const change = ({ id }: Upload, part: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const drop = ({ id }: Upload) => setUploads((all) => all.filter((one) => one.id !== id));

  async function send(upload: Upload): Promise<void> {
    const { file, abort } = upload;
    const { signal } = abort;
    try {
      signal.throwIfAborted();
      const prepared = await preparePhoto(file);
      const onProgress = (sent: number) => change(upload, { sent });
      const address = await sendPhoto({ file: prepared, name: file.name, signal, onProgress });
      drop(upload);
      latest.current?.(address, upload);
    } catch (error) {
      if (signal.aborted) return;
      const isKnown = error instanceof UploadFailure;
      if (!isKnown) report('Une image n’a pas pu être envoyée', error);
      const failure = isKnown ? error.message : UPLOAD_ERRORS.failed;
      if (latest.current === null) toastError(`Image non envoyée\u00a0: ${file.name}`, failure);
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
        sent: 0,
        failure: null,
      }));
      setUploads((all) => [...all, ...started]);
      for (const upload of started) enqueueUpload(() => send(upload));
      return started;
    },
    retry(upload: Upload) {
      change(upload, { sent: 0, failure: null });
      enqueueUpload(() => send(upload));
    },
    cancel(upload: Upload) {
      upload.abort.abort();
      drop(upload);
    },
  };
}
