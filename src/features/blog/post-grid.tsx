import { useId } from 'react';
import type { BlogPostSummary } from '#domain/blog/blog-post.ts';
import { leadFirst } from '#domain/blog/lead-post.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { PostPicture } from './post-parts.tsx';
import { PostText } from './post-text.tsx';

/** By index: two cards take a whole row, the second one mirrored. */
const WIDE: Record<number, GridCardShape> = { 0: 'wide', 7: 'wide-mirrored' };

export function PostGrid({ posts }: { posts: readonly BlogPostSummary[] }) {
  return (
    <ul className="grid gap-x-[clamp(1rem,2.2222vw,2rem)] gap-y-12 pt-6.5 sm:grid-cols-2 md:gap-y-18 md:pt-11 lg:grid-cols-3">
      {leadFirst(posts).map((post, index) => {
        const shape = WIDE[index] ?? 'single';
        return (
          <li key={post.id} className={shape === 'single' ? undefined : 'col-span-full'}>
            <GridCard post={post} shape={shape} />
          </li>
        );
      })}
    </ul>
  );
}

type GridCardShape = 'single' | 'wide' | 'wide-mirrored';

const WIDE_SIZES = '(width >= 90rem) 54rem, (width >= 64rem) 63vw, 92vw';
const SINGLE_SIZES = '(width >= 64rem) 411px, (width >= 40rem) 46vw, 92vw';

function GridCard({ post, shape }: { post: BlogPostSummary; shape: GridCardShape }) {
  const wide = shape !== 'single';
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className={classNames(
        'relative flex flex-col gap-4',
        wide && 'lg:flex-row lg:gap-[clamp(1rem,2.2222vw,2rem)]',
        shape === 'wide-mirrored' && 'lg:flex-row-reverse',
      )}
    >
      <div className={classNames('relative', wide && 'lg:min-w-0 lg:flex-[2]')}>
        <PostPicture post={post} sizes={wide ? WIDE_SIZES : SINGLE_SIZES} />
        {post.featured && <Badge>Article Vedette</Badge>}
      </div>
      <div
        className={
          wide
            ? 'lg:flex lg:min-w-0 lg:flex-1 lg:flex-col lg:border-t lg:border-ink lg:pt-4'
            : undefined
        }
      >
        <PostText
          post={post}
          titleId={titleId}
          titleClass={`mt-1 ${wide ? 'lead-title lg:mt-auto lg:pt-6' : 'card-title'}`}
          excerptClass={`mt-2.5 line-clamp-4 ${wide ? 'text-note' : 'text-ui/[1.5]'}`}
          arrow={wide}
        />
      </div>
    </article>
  );
}
