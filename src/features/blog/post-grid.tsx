import type { BlogPostSummary } from '#domain/blog/blog-post.ts';
import { classNames } from '#ui/class-names.ts';
import { PostCard } from './post-card.tsx';

/** Indexes of the cards that fill a whole row; the second card is mirrored. */
const WIDE = [0, 7];

export function PostGrid({ posts }: { posts: readonly BlogPostSummary[] }) {
  return (
    <ul className="grid gap-x-[clamp(1rem,2.2222vw,2rem)] gap-y-12 pt-6.5 sm:grid-cols-2 md:gap-y-18 md:pt-11 lg:grid-cols-3">
      {posts.map((post, index) =>
        WIDE.includes(index) ? (
          <li key={post.id} className="col-span-full">
            <PostCard
              post={post}
              sizes="(width >= 90rem) 54rem, (width >= 64rem) 63vw, 92vw"
              className={classNames(
                'flex flex-col gap-4 lg:gap-[clamp(1rem,2.2222vw,2rem)]',
                index === WIDE[1] ? 'lg:flex-row-reverse' : 'lg:flex-row',
              )}
              boxClass="lg:min-w-0 lg:flex-[2]"
              textClass="lg:flex lg:min-w-0 lg:flex-1 lg:flex-col lg:border-t lg:border-ink lg:pt-4"
              titleClass="lead-title mt-1 lg:mt-auto lg:pt-6"
              excerptClass="mt-2.5 line-clamp-4 text-note"
              arrow
            />
          </li>
        ) : (
          <li key={post.id}>
            <PostCard
              post={post}
              sizes="(width >= 64rem) 411px, (width >= 40rem) 46vw, 92vw"
              className="flex flex-col gap-4"
              titleClass="card-title mt-1"
              excerptClass="mt-2.5 line-clamp-4 text-ui/[1.5]"
            />
          </li>
        ),
      )}
    </ul>
  );
}
