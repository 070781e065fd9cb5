import type { Entity } from '#domain/entity/entity.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { PAGE_SEO_FIELDS, PageSeoRecord } from './page-seo-record.ts';
import { pageSeo } from './seo.ts';

export const PAGE_SEO_ENTITY = {
  kind: 'fixed',
  collection: COLLECTIONS.pageContent,
  section: 'seo',
  noun: 'Référencement (SEO)',
  label: 'Référencement (SEO)',
  fields: PAGE_SEO_FIELDS,
  schema: PageSeoRecord,
  title: 'page_name',
  seo: (content) => pageSeo(content.page_slug, content),
  opensAt: 'search',
  order: { field: 'page_name', direction: 'asc' },
} as const satisfies Entity<typeof PageSeoRecord>;
