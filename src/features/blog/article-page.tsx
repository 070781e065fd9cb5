import type { ReactNode } from 'react';
import type { BlogPost } from '#domain/blog/blog-post.ts';
import { DEFAULT_HOTEL_IMAGE } from '#domain/site/defaults.ts';
import { ArticleBody } from './article-body.tsx';
import type { PlateText } from './article-head.ts';
import { ArticleHeader } from './article-header.tsx';
import { ArticlePlate } from './article-plate.tsx';
import { NeighbourPosts } from './neighbour-posts.tsx';

type ArticlePageProps = {
  post: BlogPost;
  /** What is said of its picture; null when nothing is known of it. */
  plate: PlateText | null;
  /** Covers the picture until it is there. */
  loading?: ReactNode;
};

/** An article, from its title to the next one. */
export function ArticlePage({ post, plate, loading }: ArticlePageProps) {
  return (
    <div className="pb-19 md:pb-28">
      <article>
        <ArticleHeader post={post} />
        <ArticlePlate
          image={post.image ?? DEFAULT_HOTEL_IMAGE}
          alt={plate?.alt ?? ''}
          loading={loading}
        />
        <ArticleBody post={post} plate={plate} />
      </article>
      <NeighbourPosts id={post.id} />
    </div>
  );
}
