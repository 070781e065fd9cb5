import { Link, type LinkProps, useRouter } from '@tanstack/react-router';
import type { MouseEvent, MouseEventHandler } from 'react';
import type { ArticlePageData, BlogPost } from '#domain/blog/blog-post.ts';
import { HeroPicture } from '#features/shell/page-hero.tsx';
import { Icon } from '#ui/icon.tsx';
import { createLazyPart } from '#ui/later.tsx';
import { PictureCaption } from '#ui/pictures/picture-caption.tsx';
import { RichHtml } from '#ui/rich-html.tsx';
import { TitleWithUnbrokenCompounds } from '#ui/title-text.tsx';
import { ArticleByline } from './article-byline.tsx';

const END_ID = 'suite';
const End = createLazyPart(
  END_ID,
  async () => (await import('./article-related-content.later.tsx')).ArticleRelatedContent,
);

type BackLink = LinkProps & { children: string; onClick?: MouseEventHandler };
type ArticlePageProps = { post: BlogPost; back: BackLink; hero: { caption: string; alt: string } };

export function ArticlePage({ post, back, hero }: ArticlePageProps) {
  return (
    <div className="pb-19 md:pb-28">
      <article>
        <ArticleHeader post={post} back={back} />
        <div className="page-margins mt-6 md:mt-14">
          <HeroPicture
            src={post.image}
            alt={hero.alt}
            sizes="(width >= 48rem) 95vw, 100vw"
            className="aspect-[13/10] md:aspect-auto md:h-[min(43vw,38.75rem)]"
            boxClass="mr-(--bleed) max-md:ml-(--bleed)"
            loading="Chargement de l’article…"
          />
        </div>
        <ArticleBody post={post} caption={hero.caption} />
      </article>
      <div id={END_ID}>
        <End post={post} />
      </div>
    </div>
  );
}

export function ArticleHeader({ post, back }: { post: ArticlePageData; back: BackLink }) {
  return (
    <header className="page-grid pt-5 md:pt-6">
      <p className="md:col-span-full print:hidden">
        <Link
          {...back}
          className="inline-flex min-h-11 items-center gap-2.5 text-action font-medium"
        >
          <Icon name="arrow-left" size={18} />
          {back.children}
        </Link>
      </p>
      <div className="mt-5 md:col-span-10 md:col-start-2 md:mt-9">
        {post.category && <p className="text-ui text-accent">{post.category}</p>}
        <h1 className="title text-page-wide mt-2.5 max-md:text-[min(2.5rem,14vw)] md:mt-4 wrap-anywhere">
          <TitleWithUnbrokenCompounds title={post.title} />
        </h1>
        <ArticleByline post={post} className="mt-5 text-ui md:mt-6" />
      </div>
    </header>
  );
}

export function ArticleBody({ post, caption }: { post: ArticlePageData; caption: string }) {
  const follow = useSiteLinks();
  return (
    <div className="page-grid pt-3 md:pt-6">
      {caption !== '' && (
        <PictureCaption
          numeral="I"
          className="md:col-span-8 md:col-start-3 lg:col-span-3 lg:col-start-1 lg:self-start"
        >
          {caption}
        </PictureCaption>
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
          <RichHtml html={post.content} picturesBefore={caption === '' ? 0 : 1} className="mt-9" />
        )}
        {post.tags && (
          <p className="mt-10 text-small text-ink-2 wrap-anywhere md:mt-12 print:hidden">
            Mots-clés{'\u00a0'}: {[...new Set(post.tags)].join(', ')}
          </p>
        )}
      </div>
    </div>
  );
}

/** Matches links to files, such as /feed.xml, which the router cannot open. */
const FILE = /^[^?#]*\.\w+(?:[?#]|$)/;

function useSiteLinks() {
  const { history } = useRouter();
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link?.getAttribute('href');
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!path?.startsWith('/') || FILE.test(path) || !isPlain) return;
    event.preventDefault();
    history.push(path);
  };
}
