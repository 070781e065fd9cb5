import * as v from 'valibot';
import { firstIssues } from '#admin/features/editor/field-errors.ts';
import { PageContent, PageSeoInput } from '#domain/seo/page-content.ts';

/** What the fields of a card hold. */
export type SeoValues = { seo_title: string; seo_description: string; seo_keywords: string };

export const SEO_LABELS: Record<keyof SeoValues, string> = {
  seo_title: 'Titre SEO',
  seo_description: 'Description SEO',
  seo_keywords: 'Mots-clés SEO',
};

/** What is stored as the fields start: what is missing is empty. */
export function toSeoValues(stored: PageContent | null): SeoValues {
  return {
    seo_title: stored?.seo_title ?? '',
    seo_description: stored?.seo_description ?? '',
    seo_keywords: stored?.seo_keywords ?? '',
  };
}

/** What somebody else has stored as the fields would hold it; null when it cannot be read. */
export function storedSeoValues(stored: unknown): SeoValues | null {
  const result = v.safeParse(PageContent, stored);
  return result.success ? toSeoValues(result.output) : null;
}

/** What is wrong, by field. */
export const seoFaults = (values: SeoValues) => firstIssues(PageSeoInput, values);

/** The fields as they are written: empty ones are null (spec section 5). Only for what has no fault. */
export const parseSeo = (values: SeoValues) => v.parse(PageSeoInput, values);
