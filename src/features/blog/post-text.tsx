import { Link } from '@tanstack/react-router';
import type { BlogPostSummary } from '#domain/blog/blog-post.ts';
import { Icon } from '#ui/icon.tsx';
import { PostMeta } from './post-parts.tsx';

type PostTextProps = {
  post: BlogPostSummary;
  titleId: string;
  titleClass: string;
  excerptClass: string;
  /** Shows the badge here if the picture has no room for it. */
  badge?: boolean | undefined;
  arrow?: boolean | undefined;
};

export function PostText({ post, titleId, titleClass, excerptClass, badge, arrow }: PostTextProps) {
  const { category, title, excerpt } = post;
  return (
    <>
      <p className="flex flex-wrap gap-x-4 text-small text-accent">
        {category && <span>{category}</span>}
        {badge && post.featured && <span className="font-medium">Article Vedette</span>}
      </p>
      <h3 id={titleId} className={`wrap-anywhere ${titleClass}`}>
        {title}
      </h3>
      {excerpt && <p className={`wrap-anywhere text-ink-2 ${excerptClass}`}>{excerpt}</p>}
      <PostMeta post={post} className="mt-3 text-small" />
      <PostLink post={post} arrow={arrow} />
    </>
  );
}

type PostLinkProps = { post: Pick<BlogPostSummary, 'id' | 'title'>; arrow?: boolean | undefined };

function PostLink({ post, arrow = false }: PostLinkProps) {
  return (
    <Link
      to="/blog/$id"
      params={{ id: post.id }}
      className="mt-1 block w-fit before:absolute before:inset-0 before:z-2"
    >
      <span className="link-action in-[a:hover]:after:bg-ink">
        <span>
          Lire l'article
          <span className="sr-only">&nbsp;: {post.title}</span>
        </span>
        {arrow && <Icon name="arrow-right" size={18} />}
      </span>
    </Link>
  );
}
