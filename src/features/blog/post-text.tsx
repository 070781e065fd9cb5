import type { BlogPostSummary } from '#domain/blog/blog-post.ts';
import { PostLink } from './post-link.tsx';
import { PostMeta } from './post-meta.tsx';

type PostTextProps = {
  post: BlogPostSummary;
  titleClass: string;
  excerptClass: string;
  /** The badge stands here where the picture has no room for it. */
  badge?: boolean | undefined;
  arrow?: boolean | undefined;
};

/** What a card says of an article (spec section 2, « Blog card »). */
export function PostText({ post, titleClass, excerptClass, badge, arrow }: PostTextProps) {
  const { category, title, excerpt } = post;
  return (
    <>
      <p className="flex flex-wrap gap-x-4 text-small text-accent">
        {category && <span>{category}</span>}
        {badge && post.featured && <span className="font-medium">Article Vedette</span>}
      </p>
      <h3 className={`wrap-anywhere ${titleClass}`}>{title}</h3>
      {excerpt && <p className={`wrap-anywhere text-ink-2 ${excerptClass}`}>{excerpt}</p>}
      <PostMeta post={post} className="mt-3 text-small" />
      <PostLink post={post} arrow={arrow} />
    </>
  );
}
