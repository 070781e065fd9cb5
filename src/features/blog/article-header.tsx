import { Link } from '@tanstack/react-router';
import type { BlogPost } from '#domain/blog/blog-post.ts';
import { Icon } from '#ui/icon.tsx';
import { PostMeta } from './post-meta.tsx';

type ArticleHeaderProps = { post: BlogPost };

/** The way back, then who writes what, and when. */
export function ArticleHeader({ post }: ArticleHeaderProps) {
  return (
    <header className="page-grid pt-5 md:pt-6">
      <p className="md:col-span-full">
        <Link
          to="/blog"
          hash="articles"
          className="inline-flex min-h-11 items-center gap-2.5 text-action font-medium"
        >
          <Icon name="arrow-left" size={18} />
          Retour au blog
        </Link>
      </p>
      <div className="mt-5 md:col-span-10 md:col-start-2 md:mt-9">
        {post.category !== null && <p className="text-ui text-accent">{post.category}</p>}
        <h1 className="page-title-wide mt-2.5 max-md:text-[2.5rem] md:mt-4 wrap-anywhere">
          {post.title}
        </h1>
        <PostMeta post={post} className="mt-5 text-ui md:mt-6" />
      </div>
    </header>
  );
}
