import { useField } from '#admin/kit/editor/use-field.ts';
import { RowsField } from '#admin/kit/rows-field.tsx';
import { TextInput } from '#admin/ui/fields.tsx';
import { parsePhoto } from '#domain/media/photo.ts';
import { isImageUrl } from '#domain/site/image-url.ts';
import { ALT_MAX } from '#domain/site/limits.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { PictureDrop } from './picture-drop.tsx';
import { ALT_HINT, ALT_LABEL, PhotoWords } from './picture-field.tsx';
import { useUploads } from './use-uploads.ts';

type GalleryRow = { url: string; alt: string };

export function GalleryField() {
  const { name, label, value, error, setValue } = useField<readonly GalleryRow[] | null>('gallery');
  const rows = value ?? [];
  const add = (url: string) => setValue([...rows, { url, alt: '' }]);
  const uploading = useUploads(add);
  // An error about the number of pictures names no row: the first row shows it.
  const wrong = Math.max(
    0,
    rows.findIndex(({ url }) => !isImageUrl(url)),
  );
  return (
    <PictureDrop isMultiple uploading={uploading} onFiles={uploading.start} onChoose={add}>
      <RowsField
        label={label}
        rows={rows}
        nameOf={(_, index) => `l’image ${index + 1}`}
        onChange={setValue}
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
    </PictureDrop>
  );
}

type GalleryRowFieldsProps = {
  name: string;
  row: GalleryRow;
  error: string | undefined;
  onChange: (row: GalleryRow) => void;
};

/** Edits a picture's texts; a photograph keeps its texts in its address. */
function GalleryRowFields({ name, row, error, onChange }: GalleryRowFieldsProps) {
  const { url, alt } = row;
  const photo = parsePhoto(url);
  return (
    <div className="flex gap-4 pt-4">
      <div className="w-21 flex-none md:w-33">
        <Picture src={url} alt="" sizes="132px" />
      </div>
      {photo ? (
        <PhotoWords
          photo={{ ...photo, alt: alt || photo.alt }}
          name={name}
          error={error}
          onChange={(address) => onChange({ url: address, alt: '' })}
        />
      ) : (
        <TextInput
          label={ALT_LABEL}
          hint={ALT_HINT}
          className="grow"
          name={name}
          error={error}
          value={alt}
          maxLength={ALT_MAX}
          onChange={({ target }) => onChange({ url, alt: target.value })}
        />
      )}
    </div>
  );
}
