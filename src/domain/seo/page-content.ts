import * as v from 'valibot';
import { StoredInstant, StoredRequiredText, storedSeoFields } from '#domain/admin/stored-fields.ts';
import { requiredLine, writtenSeoFields } from '#domain/admin/written-fields.ts';
import { NAME_MAX } from '#domain/site/limits.ts';
import { PAGE_SLUGS } from './page-slugs.ts';

/** The seo of one page as it is read: a stored document plus its id. Slug and name must be there. */
export const PageContent = v.object({
  id: StoredRequiredText,
  page_slug: StoredRequiredText,
  page_name: StoredRequiredText,
  ...storedSeoFields,
  updated_at: StoredInstant,
});
export type PageContent = v.InferOutput<typeof PageContent>;

/** A whole page document as it may be written: no other key. */
export const PageContentInput = v.strictObject({
  page_slug: v.picklist(PAGE_SLUGS, "Cette page n'existe pas"),
  page_name: requiredLine(NAME_MAX, 'Le nom est requis'),
  ...writtenSeoFields,
});
export type PageContentInput = v.InferOutput<typeof PageContentInput>;

/** The seo form: empty fields are saved as null (spec section 5). */
export const PageSeoInput = v.strictObject(writtenSeoFields);
export type PageSeoInput = v.InferOutput<typeof PageSeoInput>;
