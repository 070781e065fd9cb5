import type { BlogPostSummary } from '#domain/blog/blog-post.ts';
import { GridCard, type GridCardShape } from './grid-card.tsx';
import { leadPost } from './lead-post.ts';

/** Two cards take a whole row: the lead, and one that closes the first six, mirrored. */
const WIDE: Record<number, GridCardShape> = { 0: 'wide', 7: 'wide-mirrored' };

type PostGridProps = { posts: readonly BlogPostSummary[] };

/** The lead article, then the others in two or three columns. */
export function PostGrid({ posts }: PostGridProps) {
  const [lead, others] = leadPost(posts);
  const ordered = lead === undefined ? others : [lead, ...others];
  return (
    <ul className="grid gap-x-[clamp(1rem,2.2222vw,2rem)] gap-y-12 pt-6.5 sm:grid-cols-2 md:gap-y-18 md:pt-11 lg:grid-cols-3">
      {ordered.map((post, index) => {
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
