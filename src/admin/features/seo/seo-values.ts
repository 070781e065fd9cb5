import * as v from 'valibot';
import { firstIssues } from '#admin/features/editor/field-errors.ts';
import type { SeoValues } from '#admin/features/editor/seo-fields.tsx';
import { PageContent, PageSeoInput } from '#domain/seo/page-content.ts';

/** What is stored as form values: what is missing is empty. */
export function toSeoValues(stored: PageContent | null): SeoValues {
  return {
    seo_title: stored?.seo_title ?? '',
    seo_description: stored?.seo_description ?? '',
    seo_keywords: stored?.seo_keywords ?? '',
  };
}

/** A stored document as form values; null when it is unreadable. */
export function storedSeoValues(stored: unknown): SeoValues | null {
  const result = v.safeParse(PageContent, stored);
  return result.success ? toSeoValues(result.output) : null;
}

/** Validation errors by field. */
export const checkSeo = (values: SeoValues) => firstIssues(PageSeoInput, values);

/** Valid form values as they are stored, empty ones as null; throws on others. */
export const parseSeo = (values: SeoValues) => v.parse(PageSeoInput, values);
