import * as v from 'valibot';
import { PREVIEW_KINDS } from '#domain/site/preview-link.ts';
import { jsonSessionStorage } from './storage.ts';

const KEY = 'preview';

const PreviewTabInput = v.object({
  path: v.string(),
  kind: v.picklist(PREVIEW_KINDS),
  record: v.unknown(),
});
export type PreviewTabInput = v.InferOutput<typeof PreviewTabInput>;

/** Opens the preview of a page in a new tab, which receives the page through a copy of this tab's sessionStorage. */
export function openPreviewTab(page: PreviewTabInput): void {
  jsonSessionStorage.write(KEY, page);
  open('/admin/apercu');
  jsonSessionStorage.write(KEY, null);
}

/** Returns the page to preview. Throws in a tab that `openPreviewTab` did not open. */
export const readPreviewTabInput = (): PreviewTabInput =>
  v.parse(PreviewTabInput, jsonSessionStorage.read(KEY));
