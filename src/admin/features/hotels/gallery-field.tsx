import { useEffect, useRef } from 'react';
import { useFieldContext, useFieldError } from '#admin/features/editor/form-context.ts';
import { isImageUrl } from '#domain/site/image-url.ts';
import { GALLERY_MAX_ITEMS } from '#domain/site/limits.ts';
import { Button } from '#ui/button.tsx';
import { GalleryRowFields } from './gallery-row-fields.tsx';
import type { GalleryRow } from './hotel-values.ts';

/** The pictures of the hotel's page, in their order, each with what it shows. */
export function GalleryField() {
  const { state, handleChange } = useFieldContext<readonly GalleryRow[]>();
  const error = useFieldError();
  const list = useRef<HTMLFieldSetElement>(null);
  // What moves takes the focus along: found once the rows stand in their new order.
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    list.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  });

  const rows = state.value;
  const change = (next: readonly GalleryRow[], focus: string | null = null) => {
    wanted.current = focus;
    handleChange(next);
  };
  const isFaulty = ({ url }: GalleryRow) => error !== undefined && !isImageUrl(url.trim());
  return (
    <fieldset ref={list} className="mb-9">
      <legend className="field-label mb-2">Galerie</legend>
      {rows.map((row, index) => (
        <GalleryRowFields
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place.
          key={index}
          row={row}
          number={index + 1}
          count={rows.length}
          // Which row is too long cannot be told from the message: the first one says it.
          error={isFaulty(row) || (index === 0 && !rows.some(isFaulty)) ? error : undefined}
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
