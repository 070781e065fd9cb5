import { useField } from '#admin/kit/editor/use-field.ts';
import { RowsField } from '#admin/kit/rows-field.tsx';
import { TextInput } from '#admin/ui/fields.tsx';
import { parsePhoto, photoAddress, photoAlt } from '#domain/media/photo.ts';
import { isImageUrl } from '#domain/site/image-url.ts';
import { ALT_MAX, GALLERY_MAX_ITEMS } from '#domain/site/limits.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { toastError } from '#ui/toast/toast.ts';
import { ChooseButton } from './choose-button.tsx';
import { LibraryButton } from './library-button.tsx';
import { PictureDrop } from './picture-drop.tsx';
import { ALT_HINT, ALT_LABEL, PictureDetails } from './picture-words.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

type GalleryRow = { url: string; alt: string };

const isInvalid = ({ url, alt }: GalleryRow) => url + alt !== '' && !isImageUrl(url.trim());

export function GalleryField() {
  const { name, label, value, error, setValue } = useField<readonly GalleryRow[] | null>('gallery');
  const rows = value ?? [];
  const add = (url: string) => setValue([...rows, { url, alt: '' }]);
  const uploading = useUploads(({ address }) => add(address));
  const max = GALLERY_MAX_ITEMS - uploading.uploads.length;
  const upload = (files: readonly File[]) => {
    const accepted = files.slice(0, Math.max(0, max - rows.length));
    const left = files.length - accepted.length;
    if (left > 0) {
      toastError(
        `La galerie s’arrête à ${GALLERY_MAX_ITEMS} images`,
        `Images en trop\u00a0: ${left}`,
      );
    }
    uploading.start(accepted);
  };
  // The message of a limit tells no row: the first one shows it.
  const wrong = Math.max(0, rows.findIndex(isInvalid));
  return (
    <PictureDrop label="Envoyer des images" onFiles={upload} className="mb-9">
      <RowsField
        label={label}
        rows={rows}
        max={max}
        newRow={{ url: '', alt: '' }}
        addLabel="Ajouter une image"
        nameOf={(_, index) => `l’image ${index + 1}`}
        onChange={setValue}
        moreActions={
          <>
            <ChooseButton isMultiple name={name} onFiles={upload}>
              Choisir des photos
            </ChooseButton>
            <LibraryButton onChoose={add} />
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
            error={index === wrong ? error : undefined}
            onChange={onChange}
          />
        )}
      </RowsField>
      <UploadList {...uploading} />
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
  const url = row.url.trim();
  return (
    <div className="flex gap-4 pt-4">
      <div className="w-21 flex-none md:w-33">
        {isImageUrl(url) && <Picture src={url} alt="" sizes="132px" />}
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
          onChange={({ target }) =>
            // The row's text replaces that of the photograph.
            onChange({
              url: photo ? photoAddress({ ...photo, alt: null }) : row.url,
              alt: target.value,
            })
          }
        />
        <PictureDetails
          address={row.url}
          onChange={(changed) => onChange({ ...row, url: changed })}
        />
      </div>
    </div>
  );
}
