import { useRef } from 'react';
import type { PhotoUpload } from '#admin/features/pictures/photo-upload.ts';
import { useUploads } from '#admin/features/pictures/use-uploads.ts';
import { parsePhoto } from '#domain/media/photo.ts';
import { GALLERY_MAX_ITEMS } from '#domain/site/limits.ts';
import { toastError } from '#ui/toast/toast.ts';
import type { GalleryRow } from './hotel-values.ts';

type Rows = readonly GalleryRow[];

/** A photograph as a row of the gallery. */
export function rowOf(address: string): GalleryRow {
  return { url: address, alt: parsePhoto(address)?.alt ?? '' };
}

const idOf = ({ url }: GalleryRow) => parsePhoto(url)?.id;

/**
 * Adds a row among others that were chosen with it, in whatever order they arrive: after those chosen
 * before it, before those chosen after it, else at the end. `before` and `after` are photographs' ids.
 */
export function placeRow(
  rows: Rows,
  row: GalleryRow,
  before: readonly (string | undefined)[],
  after: readonly (string | undefined)[],
): Rows {
  const isOne = (ids: readonly (string | undefined)[]) => (one: GalleryRow) => {
    const id = idOf(one);
    return id !== undefined && ids.includes(id);
  };
  const last = rows.findLastIndex(isOne(before));
  if (last !== -1) return rows.toSpliced(last + 1, 0, row);
  const next = rows.findIndex(isOne(after));
  return next === -1 ? [...rows, row] : rows.toSpliced(next, 0, row);
}

const tooMany = (count: number) =>
  count === 1 ? 'une image n’a pas été ajoutée' : `${count} images n’ont pas été ajoutées`;

/** Uploads of several photographs into a gallery, in the order in which they were chosen. */
export function useGalleryUploads(rows: Rows, setRows: (rows: Rows) => void) {
  // Two may arrive between renders.
  const current = useRef(rows);
  current.current = rows;
  const pending = useRef(new Set<PhotoUpload>());
  const batches = useRef(new Map<PhotoUpload, readonly PhotoUpload[]>());
  const stored = useRef(new Map<PhotoUpload, string | undefined>());

  const change = (next: Rows) => {
    current.current = next;
    setRows(next);
  };
  const { uploads, start, cancel } = useUploads(({ address }, upload) => {
    const row = rowOf(address);
    pending.current.delete(upload);
    stored.current.set(upload, idOf(row));
    const batch = batches.current.get(upload) ?? [upload];
    const ids = batch.map((one) => stored.current.get(one));
    const place = batch.indexOf(upload);
    change(placeRow(current.current, row, ids.slice(0, place), ids.slice(place + 1)));
  });

  return {
    uploads,
    /** Whether the form has to wait. */
    isPending: () => pending.current.size > 0,
    send(files: readonly File[]) {
      const room = GALLERY_MAX_ITEMS - current.current.length - pending.current.size;
      const accepted = files.slice(0, Math.max(0, room));
      const left = files.length - accepted.length;
      if (left > 0) {
        toastError(
          `La galerie s’arrête à ${GALLERY_MAX_ITEMS} images`,
          `Il n’y a plus de place\u00a0: ${tooMany(left)}.`,
        );
      }
      const batch = start(accepted);
      for (const upload of batch) {
        pending.current.add(upload);
        batches.current.set(upload, batch);
      }
    },
    cancel(upload: PhotoUpload) {
      pending.current.delete(upload);
      cancel(upload);
      // A form that was refused because of it is checked again.
      setRows(current.current);
    },
  };
}
