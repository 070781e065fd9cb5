import { type RefObject, useEffect, useRef } from 'react';
import { UploadFailure, uploadPhoto } from '#admin/data/send-photo.ts';
import { logError } from '#data/report.ts';
import { createSharedState, useSharedState } from '#data/shared-state.ts';
import { UPLOAD_ERRORS } from '#domain/media/photo-upload.ts';
import { toastError } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { shrinkPhotoForUpload } from './prepare-photo.ts';

export type PhotoUpload = {
  id: string;
  file: File;
  failure: string | null;
  abort: AbortController;
  /** Callback that receives the stored photo's URL; `current` is null once the page or field has been left. */
  owner: RefObject<((url: string, upload: PhotoUpload) => void) | null>;
};

export type PhotoUploadController = ReturnType<typeof usePhotoUploads>;

/** Photo uploads of this tab that wait, run or have failed, started by any page or field, the oldest first. */
const uploadList = createSharedState<readonly PhotoUpload[]>([]);

const isUnderWay = ({ failure }: PhotoUpload) => failure === null;

const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

function setUploads(uploads: readonly PhotoUpload[]): void {
  uploadList.set(uploads);
  if (uploads.some(isUnderWay)) addEventListener('beforeunload', askBeforeUnload);
  else removeEventListener('beforeunload', askBeforeUnload);
}

function change({ id }: PhotoUpload, part: Partial<PhotoUpload>): void {
  const uploads = uploadList.get();
  setUploads(uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
}

const drop = ({ id }: PhotoUpload) =>
  setUploads(uploadList.get().filter((upload) => upload.id !== id));

async function send(upload: PhotoUpload): Promise<void> {
  const { file, owner, abort } = upload;
  try {
    abort.signal.throwIfAborted();
    const url = await uploadPhoto(await shrinkPhotoForUpload(file), file.name, abort.signal);
    drop(upload);
    owner.current?.(url, upload);
  } catch (error) {
    if (abort.signal.aborted) return;
    const isKnown = error instanceof UploadFailure;
    if (!isKnown) logError('Une photo n’a pas pu être envoyée', error);
    const failure = isKnown ? error.message : UPLOAD_ERRORS.failed;
    if (owner.current) return change(upload, { failure });
    drop(upload);
    toastError(`Photo non envoyée\u00a0: ${file.name}`, { description: failure });
  }
}

let queue = Promise.resolve();

/** Adds an upload to the queue, which sends one file after the other because phones have little memory. */
function enqueue(upload: PhotoUpload): void {
  queue = queue.then(() => send(upload));
}

/** Returns a ref to the callback passed at the last render; its `current` is null once the component is unmounted. */
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

/** Uploads photos for a page or field of the administration. Uploads continue if the user leaves it before they end. */
export function usePhotoUploads(onStored: (url: string, upload: PhotoUpload) => void) {
  const owner = useLatest(onStored);
  useEffect(() => {
    const isKept = (upload: PhotoUpload) => upload.owner !== owner || isUnderWay(upload);
    return () => setUploads(uploadList.get().filter(isKept));
  }, [owner]);
  return {
    uploads: useSharedState(uploadList).filter((upload) => upload.owner === owner),
    start(files: readonly File[]): readonly PhotoUpload[] {
      const started = files.map((file) => ({
        id: crypto.randomUUID(),
        file,
        failure: null,
        abort: new AbortController(),
        owner,
      }));
      setUploads([...uploadList.get(), ...started]);
      for (const upload of started) enqueue(upload);
      return started;
    },
    retry(upload: PhotoUpload) {
      change(upload, { failure: null });
      enqueue(upload);
    },
    cancel(upload: PhotoUpload) {
      upload.abort.abort();
      drop(upload);
    },
  };
}

/** Wraps a save function: it waits until all uploads have ended, and saves nothing if one of them failed. */
export function useSaveAfterUploads<TArgs extends unknown[]>(save: (...args: TArgs) => void) {
  const latest = useLatest(save);
  const isUploading = useSharedState(uploadList).some(isUnderWay);
  const [isRequested, run] = useSingleFlight(async (...args: TArgs) => {
    while (uploadList.get().some(isUnderWay)) await queue;
    if (latest.current === null) return;
    const [failed] = uploadList.get();
    if (failed === undefined) return latest.current(...args);
    toastError('Une photo n’a pas pu être envoyée', {
      description:
        'Rien n’a été enregistré\u00a0: réessayez l’envoi ou annulez-le, puis enregistrez.',
    });
    // Focuses the button « Réessayer » of the failed photo upload; its id is the upload's id.
    document.getElementById(failed.id)?.focus();
  });
  return [isRequested && isUploading, (...args: TArgs) => void run(...args)] as const;
}
