import { Link } from '@tanstack/react-router';
import { Thumbnail } from '#admin/ui/thumbnail.tsx';
import type { BlogPost } from '#domain/blog/blog-post.ts';
import { DEFAULT_HOTEL_IMAGE } from '#domain/site/defaults.ts';
import { formatDate } from '#domain/text/dates.ts';

/** An article in the list of a phone. */
export function ArticleRowCard({ post }: { post: BlogPost }) {
  const { id, title, image, category, author, created_at, featured, published } = post;
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
        <p className="mt-1 flex flex-wrap gap-x-3 text-small text-accent">
          {featured && <span>Article Vedette</span>}
          {!published && <span className="font-medium">Non publié</span>}
        </p>
      </div>
    </div>
  );
}
