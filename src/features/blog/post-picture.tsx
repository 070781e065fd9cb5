import type { BlogPostSummary } from '#domain/blog/blog-post.ts';
import { DEFAULT_HOTEL_IMAGE } from '#domain/site/defaults.ts';
import { Picture } from '#ui/pictures/picture.tsx';

type PostPictureProps = {
  post: Pick<BlogPostSummary, 'image'>;
  sizes: string;
  className?: string | undefined;
};

/** An article's picture beside its title, which says enough. */
export function PostPicture({ post, sizes, className }: PostPictureProps) {
  return (
    <Picture
      src={post.image ?? DEFAULT_HOTEL_IMAGE}
      alt=""
      sizes={sizes}
      fallbackSrc={DEFAULT_HOTEL_IMAGE}
      className={className}
    />
  );
}
