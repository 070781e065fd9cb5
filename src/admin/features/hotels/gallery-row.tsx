import { RowButton } from '#admin/features/list/row-actions.tsx';
import { PhotoThumb } from '#admin/features/pictures/photo-thumb.tsx';
import { usePhotoWords } from '#admin/features/pictures/photo-words.ts';
import { PhotoDetails } from '#admin/features/pictures/words-fields.tsx';
import { TextInput } from '#admin/ui/fields.tsx';
import { Thumbnail } from '#admin/ui/thumbnail.tsx';
import { isImageUrl } from '#domain/site/image-url.ts';
import type { GalleryRow } from './hotel-values.ts';

export const UP = '[aria-label^=Monter]';
export const DOWN = '[aria-label^=Descendre]';

type GalleryRowFieldsProps = {
  row: GalleryRow;
  /** From 1. */
  number: number;
  count: number;
  error: string | undefined;
  onChange: (row: GalleryRow) => void;
  /** `focus` selects the pressed button in the row's new place. */
  onMove: (step: 1 | -1, focus: string) => void;
  onRemove: () => void;
};

/** One image of the gallery. */
export function GalleryRowFields(props: GalleryRowFieldsProps) {
  const { row, number, count, error, onChange, onMove, onRemove } = props;
  const name = `l’image ${number}`;
  const words = usePhotoWords(row.url, (url) => onChange({ ...row, url }));
  const { photo } = words;
  const commit = () => {
    const unsaid = photo?.alt === '' ? '' : null;
    if (photo) words.commit({ ...photo, alt: row.alt.trim() || unsaid });
  };
  return (
    <div data-row={number - 1} className="mb-4 border-b border-rule">
      <div className="flex gap-4">
        <RowPicture url={row.url.trim()} photo={photo} />
        <div className={`grid min-w-0 grow gap-x-6 ${photo ? '' : 'md:grid-cols-2'}`}>
          {!photo && (
            <TextInput
              label={`Image ${number}`}
              name="gallery"
              inputMode="url"
              value={row.url}
              error={error}
              onChange={(event) => onChange({ ...row, url: event.target.value })}
            />
          )}
          <TextInput
            label={`Ce que montre ${name}`}
            name={photo ? 'gallery' : undefined}
            error={photo ? (words.error ?? error) : undefined}
            value={row.alt}
            onChange={(event) => onChange({ ...row, alt: event.target.value })}
            onBlur={commit}
          />
          {photo && (
            <PhotoDetails
              words={photo}
              photo={photo}
              onChange={(change) => words.change({ ...photo, ...change })}
              onCommit={commit}
            />
          )}
        </div>
      </div>
      <div className="-mt-3 flex flex-wrap gap-x-5">
        {number > 1 && (
          <RowButton of={name} onPress={() => onMove(-1, number > 2 ? UP : DOWN)}>
            Monter
          </RowButton>
        )}
        {number < count && (
          <RowButton of={name} onPress={() => onMove(1, number + 1 < count ? DOWN : UP)}>
            Descendre
          </RowButton>
        )}
        <RowButton of={name} isDangerous onPress={onRemove}>
          Retirer
        </RowButton>
      </div>
    </div>
  );
}

type RowPictureProps = { url: string; photo: ReturnType<typeof usePhotoWords>['photo'] };

function RowPicture({ url, photo }: RowPictureProps) {
  if (photo) {
    return (
      <div className="w-25 flex-none md:w-33">
        <PhotoThumb photo={photo} />
      </div>
    );
  }
  return (
    <div className="pt-7 max-md:hidden">
      {isImageUrl(url) ? <Thumbnail src={url} /> : <span className="block h-14 w-21 bg-sand" />}
    </div>
  );
}
