import { Link } from '@tanstack/react-router';
import type { BlogPostSummary } from '#domain/blog/blog-post.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

type PostLinkProps = { post: Pick<BlogPostSummary, 'id' | 'title'>; arrow?: boolean | undefined };

/** One link for the whole card: its target covers the card, its name says which article. */
export function PostLink({ post, arrow = false }: PostLinkProps) {
  return (
    <Link
      to="/blog/$id"
      params={{ id: post.id }}
      className="mt-1 block w-fit before:absolute before:inset-0 before:z-2"
    >
      <span className="link-action in-[a:hover]:after:bg-ink">
        <span>
          Lire l'article
          <VisuallyHidden>&#8239;: {post.title}</VisuallyHidden>
        </span>
        {arrow && <Icon name="arrow-right" size={18} />}
      </span>
    </Link>
  );
}
