import { listParts } from '#admin/kit/list/columns.tsx';
import type { ListConfig } from '#admin/kit/list/list-config.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import type { BlogPost } from '#domain/blog/blog-post.ts';
import { formatDateTime } from '#domain/text/dates.ts';

const { column, filter } = listParts(ENTITIES.articles);

export const ARTICLE_LIST: ListConfig<BlogPost> = {
  entity: ENTITIES.articles,
  summary: { isCounted: ({ featured }) => featured, words: 'en vedette' },
  featured: 'en vedette',
  isCopied: true,
  searched: ({ title, excerpt, tags }) => [title, excerpt, ...(tags ?? [])],
  columns: [
    column('image'),
    column('title'),
    column('category'),
    column('author', { isMinor: true }),
    column('created_at', {
      label: 'Date',
      // The day in digits, short enough for a column.
      cell: ({ created_at }) => formatDateTime(created_at).slice(0, 10) || '–',
    }),
    column('featured', { label: 'Vedette', isMinor: true }),
    column('published'),
  ],
  filters: [filter('category'), filter('featured', { label: 'Vedette' }), filter('published')],
};
