import * as v from 'valibot';
import { openPreview } from '#data/preview.ts';
import { publicPage } from '#domain/admin/entities.ts';
import { toastError } from '#ui/toast/toast.ts';
import type { EditorConfig } from './editor-config.ts';
import type { Opened } from './load-editor.ts';
import type { Values } from './values.ts';

/** Opens the public page of a record with its unsaved values. */
export function previewRecord(config: EditorConfig, values: Values, { record }: Opened): void {
  const { entity, complete, idFor, pageQuery } = config;
  const typed = complete?.(values) ?? values;
  const read = v.pipe(entity.schema, v.looseObject({}));
  const shown = v.safeParse(read, { id: idFor?.(values), ...typed, ...record });
  if (shown.success && pageQuery) {
    const path = publicPage(entity, shown.output) ?? '/';
    const queryKey = [...pageQuery(String(shown.output[entity.page?.by ?? 'id']))];
    openPreview({ path, queries: [{ queryKey, data: shown.output }] });
  } else toastError('Aperçu impossible', 'Remplissez d’abord les champs obligatoires.');
}
