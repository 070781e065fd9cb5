import * as v from 'valibot';
import {
  StoredInstant,
  StoredRequiredText,
  storedSeoFields,
} from '#domain/schema/stored-fields.ts';
import { requiredLine, writtenSeoFields } from '#domain/schema/written-fields.ts';
import { NAME_MAX } from '#domain/site/limits.ts';
import { PAGE_SLUGS } from './site-pages.ts';

/** The SEO of one page as it is read: a stored document plus its id. Slug and name are required. */
export const PageContent = v.object({
  id: StoredRequiredText,
  page_slug: StoredRequiredText,
  page_name: StoredRequiredText,
  ...storedSeoFields,
  updated_at: StoredInstant,
});
export type PageContent = v.InferOutput<typeof PageContent>;

/** A whole page document as it is written: no other key. */
export const PageContentInput = v.strictObject({
  page_slug: v.picklist(PAGE_SLUGS, 'Cette page n’existe pas'),
  page_name: requiredLine(NAME_MAX, 'Le nom est requis'),
  ...writtenSeoFields,
});
export type PageContentInput = v.InferOutput<typeof PageContentInput>;

/** The SEO form; empty fields are stored as null. */
export const PageSeoInput = v.strictObject(writtenSeoFields);
export type PageSeoInput = v.InferOutput<typeof PageSeoInput>;
