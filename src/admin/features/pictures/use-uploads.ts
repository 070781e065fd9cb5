import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { UploadAnswer } from '#domain/media/upload.ts';
import { toastInfo } from '#ui/toast/toast.ts';
import { PhotoUpload, type UploadState } from './photo-upload.ts';

/** Why a form is not saved while a picture of it is under way. */
export const UPLOAD_UNDER_WAY =
  'Une image est en cours d’envoi\u00a0: attendez qu’elle soit enregistrée, ou annulez-la';

type OnDone = (answer: UploadAnswer, upload: PhotoUpload) => void;

type Uploads = {
  /** Those under way or failed; what is done leaves the list. */
  uploads: readonly PhotoUpload[];
  start: (files: readonly File[]) => PhotoUpload[];
  cancel: (upload: PhotoUpload) => void;
};

/**
 * Uploads of a part of a page. When it is left meanwhile they go on: the photograph is then found in
 * the library.
 */
export function useUploads(onDone: OnDone): Uploads {
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([]);
  const latest = useRef(onDone);
  const isHere = useRef(true);
  useEffect(() => {
    latest.current = onDone;
  });
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const drop = (gone: PhotoUpload) => setUploads((all) => all.filter((one) => one !== gone));
  const begin = (file: File) => {
    const upload: PhotoUpload = new PhotoUpload(file, (answer) => {
      if (!isHere.current) {
        return toastInfo('Image enregistrée dans la bibliothèque', upload.file.name);
      }
      drop(upload);
      latest.current(answer, upload);
    });
    return upload;
  };
  return {
    uploads,
    start(files) {
      const started = files.map(begin);
      setUploads((all) => [...all, ...started]);
      return started;
    },
    cancel(upload) {
      upload.cancel();
      drop(upload);
    },
  };
}

/** How far an upload is, live. */
export const useUploadState = (upload: PhotoUpload): UploadState =>
  useSyncExternalStore(upload.subscribe, upload.getState);
