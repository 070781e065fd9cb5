import { useState } from 'react';
import { useField } from '#admin/kit/editor/use-field.ts';
import { RowsField } from '#admin/kit/rows-field.tsx';
import { Button } from '#admin/ui/button.tsx';
import { TextInput } from '#admin/ui/fields.tsx';
import { Thumbnail } from '#admin/ui/thumbnail.tsx';
import { parsePhoto, photoAddress, photoAlt } from '#domain/media/photo.ts';
import { isImageUrl } from '#domain/site/image-url.ts';
import { ALT_MAX, GALLERY_MAX_ITEMS } from '#domain/site/limits.ts';
import { toastError } from '#ui/toast/toast.ts';
import { ChooseButton } from './choose-button.tsx';
import { LibraryDialog } from './library-dialog.tsx';
import { PhotoThumb } from './photo-thumb.tsx';
import { PictureDrop } from './picture-drop.tsx';
import { ALT_HINT, ALT_LABEL, PictureDetails } from './picture-words.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

type GalleryRow = { url: string; alt: string };

const EMPTY: GalleryRow = { url: '', alt: '' };

/** Says how many of several pictures found no room. */
function tellLeftOut(count: number): void {
  const images = count === 1 ? 'une image n’a' : `${count} images n’ont`;
  toastError(
    `La galerie s’arrête à ${GALLERY_MAX_ITEMS} images`,
    `Il n’y a plus de place\u00a0: ${images} pas été ajoutée${count === 1 ? '' : 's'}.`,
  );
}

/** Edits pictures in order, each with its alternative text. */
export function GalleryField({ name = 'gallery' }: { name?: string }) {
  const { label, value, error, setValue } = useField<readonly GalleryRow[] | null>(name);
  const rows = value ?? [];
  const [isChoosing, setChoosing] = useState(false);
  const add = (url: string) => setValue([...rows, { url, alt: '' }]);
  const uploading = useUploads(({ address }) => add(address));
  const max = GALLERY_MAX_ITEMS - uploading.uploads.length;
  const upload = (files: readonly File[]) => {
    const accepted = files.slice(0, Math.max(0, max - rows.length));
    if (accepted.length < files.length) tellLeftOut(files.length - accepted.length);
    uploading.start(accepted);
  };

  const isInvalid = ({ url, alt }: GalleryRow) => url + alt !== '' && !isImageUrl(url.trim());
  // The message of a limit tells no row: the first one shows it.
  const isOfRow = rows.some(isInvalid);
  return (
    <PictureDrop label="Envoyer des images" onFiles={upload} className="mb-9">
      <RowsField
        label={label}
        rows={rows}
        max={max}
        newRow={EMPTY}
        addLabel="Ajouter une image"
        nameOf={(_, index) => `l’image ${index + 1}`}
        onChange={setValue}
        moreActions={
          <>
            <ChooseButton isMultiple name={name} onFiles={upload}>
              Choisir des photos
            </ChooseButton>
            <Button size="sm" variant="outline" onClick={() => setChoosing(true)}>
              Bibliothèque
            </Button>
            <p className="text-caption text-ink-2 max-md:hidden">
              ou déposez-en plusieurs, ou collez-les ici
            </p>
          </>
        }
      >
        {(row, index, onChange) => (
          <GalleryRowFields
            name={name}
            row={row}
            error={(isOfRow ? isInvalid(row) : index === 0) ? error : undefined}
            onChange={onChange}
          />
        )}
      </RowsField>
      <UploadList {...uploading} />
      {isChoosing && <LibraryDialog onChoose={add} onClose={() => setChoosing(false)} />}
    </PictureDrop>
  );
}

type GalleryRowFieldsProps = {
  name: string;
  row: GalleryRow;
  error: string | undefined;
  onChange: (row: GalleryRow) => void;
};

function GalleryRowFields({ name, row, error, onChange }: GalleryRowFieldsProps) {
  const photo = parsePhoto(row.url);
  const changeAlt = (alt: string) =>
    // The row's text replaces that of the photograph.
    onChange({ url: photo ? photoAddress({ ...photo, alt: null }) : row.url, alt });
  return (
    <div className="flex gap-4 pt-4">
      <div className="w-21 flex-none md:w-33">
        {photo && <PhotoThumb photo={photo} />}
        {!photo && isImageUrl(row.url.trim()) && <Thumbnail src={row.url.trim()} />}
      </div>
      <div className={photo ? 'min-w-0 grow' : 'grid min-w-0 grow gap-x-6 md:grid-cols-2'}>
        {!photo && (
          <TextInput
            label="Adresse de l’image"
            name={name}
            inputMode="url"
            value={row.url}
            error={error}
            onChange={({ target }) => onChange({ ...row, url: target.value })}
          />
        )}
        <TextInput
          label={ALT_LABEL}
          hint={ALT_HINT}
          name={photo ? name : undefined}
          error={photo ? error : undefined}
          value={row.alt || (photoAlt(row.url) ?? '')}
          maxLength={ALT_MAX}
          onChange={({ target }) => changeAlt(target.value)}
        />
        <PictureDetails address={row.url} onChange={(url) => onChange({ ...row, url })} />
      </div>
    </div>
  );
}
