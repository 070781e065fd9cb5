import type { BlogPostSummary } from '#domain/blog/blog-post.ts';
import { Badge } from '#ui/badge.tsx';
import { PostPicture } from './post-picture.tsx';
import { PostText } from './post-text.tsx';

type LeadCardProps = { post: BlogPostSummary };

/** The article that opens « Le journal », its text under its picture. */
export function LeadCard({ post }: LeadCardProps) {
  return (
    <article className="relative">
      <div className="relative mb-5.5">
        <PostPicture
          post={post}
          sizes="(width >= 90rem) 46.5rem, (width >= 64rem) 54vw, 92vw"
          className="aspect-7/5 md:aspect-[743/470]"
        />
        {post.featured && <Badge>Article Vedette</Badge>}
      </div>
      <PostText
        post={post}
        titleClass="lead-title mt-1"
        excerptClass="mt-3.5 mb-4 line-clamp-3 max-w-152 text-note"
        arrow
      />
    </article>
  );
}
