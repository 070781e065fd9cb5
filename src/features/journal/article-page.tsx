import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { postsAround } from '#data/more-queries.ts';
import type { BlogPost, BlogPostSummary } from '#domain/blog/blog-post.ts';
import { HeroPicture } from '#features/shell/page-hero.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { PlateCaption } from '#ui/pictures/plate.tsx';
import { RichHtml } from '#ui/rich-html.tsx';
import { PostMeta } from './post-meta.tsx';

type ArticlePageProps = { post: BlogPost; plate: { caption: string; alt: string } };

export function ArticlePage({ post, plate }: ArticlePageProps) {
  return (
    <div className="pb-19 md:pb-28">
      <article>
        <ArticleHeader post={post} />
        <div className="page-margins mt-6 md:mt-14">
          <HeroPicture
            src={post.image}
            alt={plate.alt}
            sizes="(width >= 48rem) 95vw, 100vw"
            className="aspect-[13/10] md:aspect-auto md:h-[min(43vw,38.75rem)]"
            boxClass="mr-(--bleed) max-md:ml-(--bleed)"
            loading="Chargement de l’article…"
          />
        </div>
        <ArticleBody post={post} caption={plate.caption} />
      </article>
      <NeighbourPosts id={post.id} />
    </div>
  );
}

function ArticleHeader({ post }: { post: BlogPost }) {
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
        <h1 className="title text-page-wide mt-2.5 max-md:text-[2.5rem] md:mt-4 wrap-anywhere">
          {post.title}
        </h1>
        <PostMeta post={post} className="mt-5 text-ui md:mt-6" />
      </div>
    </header>
  );
}

function ArticleBody({ post, caption }: { post: BlogPost; caption: string }) {
  const follow = useSiteLinks();
  return (
    <div className="page-grid pt-3 md:pt-6">
      {caption !== '' && (
        <PlateCaption
          numeral="I"
          className="md:col-span-8 md:col-start-3 lg:col-span-3 lg:col-start-1 lg:self-start"
        >
          {caption}
        </PlateCaption>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only links inside react. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click. */}
      <div
        onClick={follow}
        className="max-w-158 md:col-span-8 md:col-start-3 lg:col-span-7 lg:col-start-4"
      >
        {post.excerpt !== null && (
          <p className="standfirst pt-7 wrap-anywhere md:pt-6">{post.excerpt}</p>
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
          className="flex min-h-11 items-center border border-edge px-4 py-2 text-small wrap-anywhere"
        >
          {tag}
        </li>
      ))}
    </ul>
  );
}

function useSiteLinks() {
  const { history } = useRouter();
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link?.getAttribute('href');
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!path?.startsWith('/') || !isPlain) return;
    event.preventDefault();
    history.push(path);
  };
}

/** Shows the previous and next articles; a slow or failed query does not hold up the page. */
function NeighbourPosts({ id }: { id: string }) {
  const { data: posts = [] } = useQuery(postsAround(id));
  const index = posts.findIndex((post) => post.id === id);
  const previous = posts[index + 1];
  const next = posts[index - 1];
  if (previous === undefined && next === undefined) return null;
  return (
    <nav aria-label="Autres articles" className="page-grid gap-y-9 pt-19 md:pt-28">
      {previous && <Neighbour rel="prev" label="Article précédent" post={previous} />}
      {next && <Neighbour rel="next" label="Article suivant" post={next} />}
    </nav>
  );
}

type NeighbourProps = { rel: 'prev' | 'next'; label: string; post: BlogPostSummary };

/** Mirrors the next article, so that its picture is at the right edge. */
function Neighbour({ rel, label, post }: NeighbourProps) {
  const place = rel === 'prev' ? 'md:col-start-1' : 'md:col-start-7 md:flex-row-reverse';
  return (
    <p className={`relative flex gap-5 border-t border-ink pt-6.5 md:col-span-6 md:gap-8 ${place}`}>
      <Picture
        src={post.image}
        alt=""
        sizes="(width >= 48rem) 278px, 192px"
        className="aspect-auto h-32 w-24 flex-none md:h-46.25 md:w-37"
      />
      <span className="grow">
        <span className="block text-small text-ink-2">{label}</span>
        <Link
          to="/blog/$id"
          params={{ id: post.id }}
          rel={rel}
          className="title text-small-title mt-1 block text-balance wrap-anywhere after:absolute after:inset-0"
        >
          {post.title}
        </Link>
      </span>
    </p>
  );
}
