import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { BlogPostSummary } from '#domain/blog/blog-post.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { PostMeta } from './post-meta.tsx';

type PostCardProps = {
  post: BlogPostSummary;
  sizes: string;
  className?: string | undefined;
  boxClass?: string | undefined;
  pictureClass?: string | undefined;
  textClass?: string | undefined;
  titleClass: string;
  excerptClass: string;
  /** Puts the badge with the text: a small picture has no room for a badge. */
  isSmall?: boolean;
  arrow?: boolean;
};

/** Shows an article in a list; a single link, named after the article, covers the card. */
export function PostCard({ post, isSmall = false, arrow = false, ...look }: PostCardProps) {
  const { category, title, excerpt, featured } = post;
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className={classNames('relative', look.className)}>
      <div className={classNames('relative', look.boxClass)}>
        <Picture src={post.image} alt="" sizes={look.sizes} className={look.pictureClass} />
        {featured && !isSmall && <Badge>Article Vedette</Badge>}
      </div>
      <div className={look.textClass}>
        <p className="flex flex-wrap gap-x-4 text-small text-accent">
          {category && <span>{category}</span>}
          {featured && isSmall && <span className="font-medium">Article Vedette</span>}
        </p>
        <h3 id={titleId} className={`wrap-anywhere ${look.titleClass}`}>
          {title}
        </h3>
        {excerpt && <p className={`wrap-anywhere text-ink-2 ${look.excerptClass}`}>{excerpt}</p>}
        <PostMeta post={post} className="mt-3 text-small" />
        <Link
          to="/blog/$id"
          params={{ id: post.id }}
          viewTransition
          className="mt-1 block w-fit before:absolute before:inset-0 before:z-2"
        >
          <span className="link-action in-[a:hover]:decoration-ink">
            <span>
              Lire l'article
              <span className="sr-only">&nbsp;: {title}</span>
            </span>
            {arrow && <Icon name="arrow-right" size={18} />}
          </span>
        </Link>
      </div>
    </article>
  );
}
