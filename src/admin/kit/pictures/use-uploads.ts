import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { sendPhoto, UploadFailure } from '#admin/data/upload.ts';
import { report } from '#data/report.ts';
import type { UploadAnswer } from '#domain/media/upload.ts';
import { toastError, toastInfo } from '#ui/toast/toast.ts';
import { preparePhoto } from './prepare-photo.ts';
import { noteUpload } from './uploads-under-way.ts';

export type Upload = {
  id: string;
  file: File;
  preview: string | null;
  /** From 0 to 1, when the server renders it; null while it waits or is prepared. */
  sent: number | null;
  failure: string | null;
};

const WAITING = { preview: null, sent: null, failure: null };

let last: Promise<unknown> = Promise.resolve();

/** Sends one photograph at a time: a batch arrives in its order, and phones have little memory. */
function inTurn<TResult>(action: () => Promise<TResult>): Promise<TResult> {
  const turn = last.then(action);
  last = turn.catch(() => null);
  return turn;
}

async function send(
  file: File,
  signal: AbortSignal,
  onChange: (part: Partial<Upload>) => void,
): Promise<UploadAnswer> {
  signal.throwIfAborted();
  const { file: prepared, preview } = await preparePhoto(file);
  signal.throwIfAborted();
  onChange({ preview, sent: 0 });
  const onProgress = (sent: number) => onChange({ sent });
  const answer = await sendPhoto({ file: prepared, name: file.name, signal, onProgress });
  signal.throwIfAborted();
  return answer;
}

function failureOf(error: unknown): string {
  if (error instanceof UploadFailure) return error.message;
  report('Une image n’a pas pu être envoyée', error);
  return new UploadFailure('failed').message;
}

export type Uploads = {
  uploads: readonly Upload[];
  start: (files: readonly File[]) => readonly Upload[];
  retry: (upload: Upload) => void;
  cancel: (upload: Upload) => void;
};

/** Uploads photographs for a part of a page; when it is left, they go on and a notice tells the end. */
export function useUploads(onStored: (answer: UploadAnswer, upload: Upload) => void): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  /** Null once the part of the page is left. */
  const latest = useRef<typeof onStored>(null);
  const aborts = useRef(new Map<string, AbortController>());
  useEffect(() => {
    latest.current = onStored;
    return () => {
      latest.current = null;
    };
  });

  const change = (id: string, part: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const drop = (id: string) => setUploads((all) => all.filter((one) => one.id !== id));

  function run(upload: Upload): void {
    const { id, file } = upload;
    const abort = new AbortController();
    aborts.current.set(id, abort);
    const attempt = inTurn(() => send(file, abort.signal, (part) => change(id, part))).then(
      (answer) => {
        if (!latest.current) return toastInfo('Image enregistrée dans la bibliothèque', file.name);
        drop(id);
        latest.current(answer, upload);
      },
    );
    noteUpload(attempt);
    attempt.catch((error: unknown) => {
      if (abort.signal.aborted) return;
      const failure = failureOf(error);
      // Shown before a save that waits looks for failed uploads.
      if (latest.current) return flushSync(() => change(id, { failure }));
      toastError(`Image non envoyée\u00a0: ${file.name}`, failure);
    });
  }

  return {
    uploads,
    start(files) {
      const started = files.map((file) => ({ id: crypto.randomUUID(), file, ...WAITING }));
      setUploads((all) => [...all, ...started]);
      started.forEach(run);
      return started;
    },
    retry(upload) {
      change(upload.id, WAITING);
      run(upload);
    },
    cancel({ id }) {
      aborts.current.get(id)?.abort();
      drop(id);
    },
  };
}
