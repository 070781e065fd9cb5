import { Link } from '@tanstack/react-router';
import { HiddenNote, PublicationState } from '#admin/features/list/publication-state.tsx';
import type { RecordColumn } from '#admin/features/list/record-columns.ts';
import { Thumbnail } from '#admin/ui/thumbnail.tsx';
import type { BlogPost } from '#domain/blog/blog-post.ts';
import { DEFAULT_HOTEL_IMAGE } from '#domain/site/defaults.ts';
import { formatDate, formatDateTime } from '#domain/text/dates.ts';
import type { ArticleSort } from './articles-search.ts';

const NONE = <span className="text-ink-2">–</span>;

/** The date in digits, short enough for a column. */
const shortDate = (instant: string | null) => formatDateTime(instant).slice(0, 10);

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
    render: ({ id, title }) => (
      <Link
        to="/admin/articles/$id"
        params={{ id }}
        className="line-clamp-2 min-w-44 font-display text-[1.25rem] leading-tight"
      >
        {title}
      </Link>
    ),
  },
  { key: 'categorie', label: 'Catégorie', render: ({ category }) => category ?? NONE },
  { key: 'auteur', label: 'Auteur', isMinor: true, render: ({ author }) => author ?? NONE },
  { key: 'date', label: 'Date', render: ({ created_at }) => shortDate(created_at) || NONE },
  {
    key: 'vedette',
    label: 'Vedette',
    isMinor: true,
    render: ({ featured }) => (featured ? 'Oui' : <span className="text-ink-2">Non</span>),
  },
  {
    key: 'publie',
    label: 'Publié',
    render: (post) => <PublicationState {...post} />,
  },
];

/** An article in the list on a phone. */
export function ArticleRowCard({ post }: { post: BlogPost }) {
  const { id, title, image, category, author, created_at, featured } = post;
  const about = [category, author, formatDate(created_at)].filter(Boolean).join(' · ');
  return (
    <div className="flex gap-3.5">
      <Thumbnail src={image ?? DEFAULT_HOTEL_IMAGE} />
      <div className="min-w-0">
        <Link
          to="/admin/articles/$id"
          params={{ id }}
          className="font-display text-[1.25rem] leading-tight wrap-anywhere"
        >
          {title}
        </Link>
        <p className="mt-1 text-small text-ink-2">{about}</p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-small">
          {featured && <span>Article Vedette</span>}
          <HiddenNote {...post} />
        </p>
      </div>
    </div>
  );
}
