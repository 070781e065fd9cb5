import type { BlogPostSummary } from '#domain/blog/blog-post.ts';
import { formatLongDate } from '#domain/text/dates.ts';

type ArticleBylineProps = {
  post: Pick<BlogPostSummary, 'created_at'> & Partial<BlogPostSummary>;
  className: string;
};

export function ArticleByline({ post, className }: ArticleBylineProps) {
  const { author, created_at, read_time } = post;
  return (
    <p className={`flex flex-wrap gap-x-4 wrap-anywhere text-ink-2 ${className}`}>
      {author && <span>{author}</span>}
      {created_at !== null && <time dateTime={created_at}>{formatLongDate(created_at)}</time>}
      {read_time && <span>{read_time}</span>}
    </p>
  );
}
