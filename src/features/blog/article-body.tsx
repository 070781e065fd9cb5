import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import type { BlogPost } from '#domain/blog/blog-post.ts';
import { PlateCaption } from '#ui/pictures/plate.tsx';
import { RichHtml } from '#ui/rich-html.tsx';

export function ArticleBody({ post, caption }: { post: BlogPost; caption: string }) {
  const column = useRef<HTMLDivElement>(null);
  useSiteLinks(column);
  return (
    <div className="page-grid pt-3 md:pt-6.5">
      {caption !== '' && (
        <PlateCaption
          as="p"
          numeral="I"
          className="md:col-span-8 md:col-start-3 lg:col-span-3 lg:col-start-1 lg:self-start"
        >
          {caption}
        </PlateCaption>
      )}
      <div
        ref={column}
        className="max-w-158 md:col-span-8 md:col-start-3 lg:col-span-7 lg:col-start-4"
      >
        {post.excerpt !== null && (
          <p className="standfirst pt-7 wrap-anywhere md:pt-5.5">{post.excerpt}</p>
        )}
        {post.content !== null && (
          <RichHtml html={post.content} platesBefore={caption === '' ? 0 : 1} className="mt-9" />
        )}
        {post.tags !== null && <ArticleTags tags={post.tags} />}
      </div>
    </div>
  );
}

function ArticleTags({ tags }: { tags: readonly string[] }) {
  return (
    <ul aria-label="Mots-clés" className="mt-10 flex flex-wrap gap-3 md:mt-12">
      {[...new Set(tags)].map((tag) => (
        <li
          key={tag}
          className="flex min-h-11 items-center border border-edge px-4.5 py-2 text-small wrap-anywhere"
        >
          {tag}
        </li>
      ))}
    </ul>
  );
}

/** Opens the internal links of an element's HTML through the router, without a page load. */
function useSiteLinks(element: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useEffect(() => {
    const root = element.current;
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      // The browser opens new tabs and windows itself.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const path = link?.getAttribute('href');
      if (!path?.startsWith('/')) return;
      event.preventDefault();
      router.history.push(path);
    };
    root?.addEventListener('click', follow);
    return () => root?.removeEventListener('click', follow);
  }, [element, router]);
}
