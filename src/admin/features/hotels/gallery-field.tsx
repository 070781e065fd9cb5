import { useEffect, useRef } from 'react';
import { editorFields } from '#admin/features/editor/editor-fields.tsx';
import { RowButton } from '#admin/features/list/row-actions.tsx';
import { Button } from '#admin/ui/button.tsx';
import { TextInput } from '#admin/ui/fields.tsx';
import { Thumbnail } from '#admin/ui/thumbnail.tsx';
import { isImageUrl } from '#domain/site/image-url.ts';
import { GALLERY_MAX_ITEMS } from '#domain/site/limits.ts';
import type { GalleryRow, HotelValues } from './hotel-values.ts';

const { useField } = editorFields<HotelValues>();

const UP = '[aria-label^=Monter]';
const DOWN = '[aria-label^=Descendre]';

/** The images of the hotel's page, in order, each with its alternative text. */
export function GalleryField() {
  const { label, value: rows, error, setValue } = useField('gallery');
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
  const isInvalid = ({ url }: GalleryRow) => error !== undefined && !isImageUrl(url.trim());
  return (
    <fieldset ref={list} className="mb-9">
      <legend className="field-label mb-2">{label}</legend>
      {rows.map((row, index) => (
        <GalleryRowFields
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id.
          key={index}
          row={row}
          number={index + 1}
          count={rows.length}
          // The message does not tell which row is too long: the first one shows it.
          error={isInvalid(row) || (index === 0 && !rows.some(isInvalid)) ? error : undefined}
          onChange={(changed) => change(rows.with(index, changed))}
          onMove={(step, focus) => {
            const moved = rows.toSpliced(index, 1).toSpliced(index + step, 0, row);
            change(moved, `[data-row="${index + step}"] ${focus}`);
          }}
          onRemove={() => change(rows.toSpliced(index, 1), '[data-add]')}
        />
      ))}
      {rows.length < GALLERY_MAX_ITEMS && (
        <Button
          data-add
          size="sm"
          variant="outline"
          onClick={() =>
            change([...rows, { url: '', alt: '' }], `[data-row="${rows.length}"] input`)
          }
        >
          Ajouter une image
        </Button>
      )}
    </fieldset>
  );
}

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
function GalleryRowFields(props: GalleryRowFieldsProps) {
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
          <TextInput
            label={`Image ${number}`}
            name="gallery"
            inputMode="url"
            value={row.url}
            error={error}
            onChange={(event) => onChange({ ...row, url: event.target.value })}
          />
          <TextInput
            label={`Ce que montre ${name}`}
            value={row.alt}
            onChange={(event) => onChange({ ...row, alt: event.target.value })}
          />
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
