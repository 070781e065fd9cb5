import { useEffect, useRef, useState } from 'react';
import { useEditorField } from '#admin/features/editor/use-editor-field.ts';
import { ChooseButton } from '#admin/features/pictures/choose-button.tsx';
import { LibraryDialog } from '#admin/features/pictures/library-dialog.tsx';
import type { PhotoUpload } from '#admin/features/pictures/photo-upload.ts';
import { PictureDrop } from '#admin/features/pictures/picture-drop.tsx';
import { UploadPreview, UploadProgress } from '#admin/features/pictures/upload-progress.tsx';
import { UPLOAD_UNDER_WAY } from '#admin/features/pictures/use-uploads.ts';
import { Button } from '#admin/ui/button.tsx';
import { isImageUrl } from '#domain/site/image-url.ts';
import { GALLERY_MAX_ITEMS } from '#domain/site/limits.ts';
import { GalleryRowFields } from './gallery-row.tsx';
import { type GalleryRow, isEmptyRow } from './hotel-values.ts';
import { rowOf, useGalleryUploads } from './use-gallery-uploads.ts';

/** The images of the hotel's page, in order, each with its alternative text. */
export function GalleryField() {
  const waits = useRef((): boolean => false);
  const field = useEditorField<readonly GalleryRow[]>('gallery', () =>
    waits.current() ? UPLOAD_UNDER_WAY : undefined,
  );
  const { label, value: rows, error, setValue } = field;
  const uploading = useGalleryUploads(rows, setValue);
  waits.current = uploading.isPending;
  const [isChoosing, setChoosing] = useState(false);
  const list = useRef<HTMLFieldSetElement>(null);
  // Selector of what takes the focus once the rows are in their new order.
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    list.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  });

  const change = (next: readonly GalleryRow[], focus: string | null = null) => {
    wanted.current = focus;
    setValue(next);
  };
  const add = (row: GalleryRow) => change([...rows, row], `[data-row="${rows.length}"] input`);
  const isWaiting = error === UPLOAD_UNDER_WAY;
  const isInvalid = (row: GalleryRow) =>
    error !== undefined && !isWaiting && !isEmptyRow(row) && !isImageUrl(row.url.trim());
  const errorOf = (row: GalleryRow, index: number) => {
    // The message does not tell which row is too long: the first one shows it.
    const isFirst = index === 0 && !rows.some(isInvalid) && !isWaiting;
    return isInvalid(row) || isFirst ? error : undefined;
  };
  const isFull = rows.length + uploading.uploads.length >= GALLERY_MAX_ITEMS;
  return (
    <PictureDrop label="Envoyer des images" onFiles={uploading.send} className="mb-9">
      <fieldset ref={list}>
        <legend className="field-label mb-2">{label}</legend>
        {rows.map((row, index) => (
          <GalleryRowFields
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id.
            key={index}
            row={row}
            number={index + 1}
            count={rows.length}
            error={errorOf(row, index)}
            onChange={(changed) => change(rows.with(index, changed))}
            onMove={(step, focus) => {
              const moved = rows.toSpliced(index, 1).toSpliced(index + step, 0, row);
              change(moved, `[data-row="${index + step}"] ${focus}`);
            }}
            onRemove={() => change(rows.toSpliced(index, 1), '[data-add]')}
          />
        ))}
        <UploadList {...uploading} onCancel={uploading.cancel} />
        {isWaiting && (
          <p role="alert" className="mb-3 text-small font-medium text-error">
            {error}
          </p>
        )}
        {!isFull && (
          <div className="flex flex-wrap items-center gap-3">
            <ChooseButton isMultiple name="gallery" onFiles={uploading.send}>
              Choisir des photos
            </ChooseButton>
            <Button size="sm" variant="outline" onClick={() => setChoosing(true)}>
              Bibliothèque
            </Button>
            <Button data-add size="sm" variant="outline" onClick={() => add({ url: '', alt: '' })}>
              Ajouter une image
            </Button>
            <p className="text-caption text-ink-2 max-md:hidden">
              ou déposez-en plusieurs, ou collez-les ici
            </p>
          </div>
        )}
      </fieldset>
      {isChoosing && (
        <LibraryDialog
          onClose={() => setChoosing(false)}
          onChoose={(address) => {
            setChoosing(false);
            add(rowOf(address));
          }}
        />
      )}
    </PictureDrop>
  );
}

type UploadListProps = {
  uploads: readonly PhotoUpload[];
  onCancel: (upload: PhotoUpload) => void;
};

/** Photographs on their way into the gallery. */
function UploadList({ uploads, onCancel }: UploadListProps) {
  return uploads.map((upload) => (
    <div key={upload.id} className="mb-4 flex gap-4 border-b border-rule pb-4">
      <div className="w-25 flex-none md:w-33">
        <UploadPreview upload={upload} />
      </div>
      <UploadProgress upload={upload} onCancel={() => onCancel(upload)} />
    </div>
  ));
}
