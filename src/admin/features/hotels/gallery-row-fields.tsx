import { Thumbnail } from '#admin/ui/thumbnail.tsx';
import { isImageUrl } from '#domain/site/image-url.ts';
import { TextField } from '#ui/forms/text-field.tsx';
import type { GalleryRow } from './hotel-values.ts';

type GalleryRowFieldsProps = {
  row: GalleryRow;
  /** From 1. */
  number: number;
  /** How many there are. */
  count: number;
  error: string | undefined;
  onChange: (row: GalleryRow) => void;
  /** `focus` finds the pressed button again in the row's new place. */
  onMove: (step: 1 | -1, focus: string) => void;
  onRemove: () => void;
};

/** One picture of the gallery. */
export function GalleryRowFields(props: GalleryRowFieldsProps) {
  const { row, number, count, error, onChange, onMove, onRemove } = props;
  const name = `l’image ${number}`;
  return (
    <div data-row={number - 1} className="mb-4 border-b border-rule">
      <div className="flex gap-4">
        <div className="pt-7 max-md:hidden">
          {isImageUrl(row.url.trim()) ? (
            <Thumbnail src={row.url.trim()} />
          ) : (
            <span className="block h-14 w-21 bg-sand" />
          )}
        </div>
        <div className="grid min-w-0 grow gap-x-6 md:grid-cols-2">
          <TextField
            label={`Image ${number}`}
            variant="box"
            name="gallery"
            inputMode="url"
            value={row.url}
            error={error}
            onChange={(event) => onChange({ ...row, url: event.target.value })}
          />
          <TextField
            label={`Ce que montre ${name}`}
            variant="box"
            value={row.alt}
            onChange={(event) => onChange({ ...row, alt: event.target.value })}
          />
        </div>
      </div>
      <div className="-mt-3 flex flex-wrap gap-x-5">
        {number > 1 && (
          <button
            type="button"
            data-up
            aria-label={`Monter ${name}`}
            onClick={() => onMove(-1, number > 2 ? '[data-up]' : '[data-down]')}
            className="row-action"
          >
            Monter
          </button>
        )}
        {number < count && (
          <button
            type="button"
            data-down
            aria-label={`Descendre ${name}`}
            onClick={() => onMove(1, number + 1 < count ? '[data-down]' : '[data-up]')}
            className="row-action"
          >
            Descendre
          </button>
        )}
        <button
          type="button"
          aria-label={`Retirer ${name}`}
          onClick={onRemove}
          className="row-action text-error"
        >
          Retirer
        </button>
      </div>
    </div>
  );
}
