import type { BlogPostSummary } from '#domain/blog/blog-post.ts';
import { PostPicture } from './post-picture.tsx';
import { PostText } from './post-text.tsx';

type SmallCardProps = { post: BlogPostSummary };

/** An article in a column: its text, and a narrow cut of its picture at the right. */
export function SmallCard({ post }: SmallCardProps) {
  return (
    <article className="relative flex flex-row-reverse justify-between gap-4 md:gap-8 lg:max-xl:gap-4">
      <PostPicture
        post={post}
        sizes="(width >= 48rem) 278px, 192px"
        className="aspect-auto h-32 w-24 flex-none md:h-46.25 md:w-37 lg:max-xl:h-32 lg:max-xl:w-24"
      />
      <div className="min-w-0">
        <PostText
          post={post}
          titleClass="small-title mt-1.5"
          excerptClass="mt-1.5 -mb-1 line-clamp-2 text-small"
          badge
        />
      </div>
    </article>
  );
}
