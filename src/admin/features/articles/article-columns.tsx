import { Link } from '@tanstack/react-router';
import type { RecordColumn } from '#admin/features/list/record-columns.ts';
import { Thumbnail } from '#admin/ui/thumbnail.tsx';
import type { BlogPost } from '#domain/blog/blog-post.ts';
import { DEFAULT_HOTEL_IMAGE } from '#domain/site/defaults.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import type { ArticleSort } from './articles-search.ts';

const NONE = <span className="text-ink-2">–</span>;

/** The day alone, in figures: a column is narrow. */
const shortDate = (instant: string | null) => formatDateTime(instant).slice(0, 10);

/** The columns of the list. */
export const ARTICLE_COLUMNS: readonly RecordColumn<BlogPost, ArticleSort | 'image'>[] = [
  {
    key: 'image',
    label: 'Image',
    isLabelHidden: true,
    render: ({ image }) => <Thumbnail src={image ?? DEFAULT_HOTEL_IMAGE} />,
  },
  {
    key: 'titre',
    label: 'Titre',
    isSortable: true,
    render: ({ id, title }) => (
      <Link
        to="/admin/articles/$id"
        params={{ id }}
        className="line-clamp-2 min-w-56 font-display text-[1.25rem] leading-tight"
      >
        {title}
      </Link>
    ),
  },
  {
    key: 'categorie',
    label: 'Catégorie',
    isSortable: true,
    render: ({ category }) => category ?? NONE,
  },
  { key: 'auteur', label: 'Auteur', isSortable: true, render: ({ author }) => author ?? NONE },
  {
    key: 'date',
    label: 'Date',
    isSortable: true,
    render: ({ created_at }) => shortDate(created_at) || NONE,
  },
  {
    key: 'vedette',
    label: 'Vedette',
    isSortable: true,
    render: ({ featured }) =>
      featured ? <span className="text-accent">Oui</span> : <span className="text-ink-2">Non</span>,
  },
  {
    key: 'publie',
    label: 'Publié',
    isSortable: true,
    render: ({ published }) =>
      published ? 'Oui' : <span className="font-medium text-accent">Non</span>,
  },
];
