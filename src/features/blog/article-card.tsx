import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { BlogPostSummary } from '#domain/blog/blog-post.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { TitleWithUnbrokenCompounds } from '#ui/title-text.tsx';
import { ArticleByline } from './article-byline.tsx';

type Part = 'card' | 'box' | 'picture' | 'text' | 'title' | 'excerpt';
type Variant = Partial<Record<Part, string>> & {
  sizes: string;
  hasArrow?: true;
  /** Writes « Article Vedette » above the title instead of in a badge, for which a small picture has no room. */
  isSmall?: true;
};

/** Classes of an article's card that fills a row of the list: on wide windows, its picture is beside its text. */
const ROW = {
  sizes: '(width >= 90rem) 54rem, (width >= 64rem) 63vw, 92vw',
  box: 'lg:min-w-0 lg:flex-[2]',
  text: 'lg:flex lg:min-w-0 lg:flex-1 lg:flex-col lg:border-t lg:border-ink lg:pt-4',
  title: 'text-lead mt-1 lg:mt-auto lg:pt-6',
  excerpt: 'mt-2.5 line-clamp-4 text-note',
  hasArrow: true,
} as const;
const ROW_CARD = 'flex flex-col gap-4 lg:gap-[clamp(1rem,2.2222vw,2rem)]';

const VARIANTS = {
  lead: {
    sizes: '(width >= 90rem) 46.5rem, (width >= 64rem) 54vw, 92vw',
    box: 'mb-5.5',
    picture: 'aspect-7/5 md:aspect-[743/470]',
    title: 'text-lead mt-1',
    excerpt: 'mt-3 mb-4 line-clamp-3 max-w-152 text-note',
    hasArrow: true,
  },
  small: {
    sizes: '(width >= 48rem) 278px, 192px',
    card: 'flex flex-row-reverse justify-between gap-4 md:gap-8 lg:max-xl:gap-4',
    box: 'flex-none',
    picture: 'aspect-auto h-32 w-24 md:h-46.25 md:w-37 lg:max-xl:h-32 lg:max-xl:w-24',
    text: 'min-w-0',
    title: 'text-small-title mt-1.5',
    excerpt: 'mt-1.5 -mb-1 line-clamp-2 text-small',
    isSmall: true,
  },
  cell: {
    sizes: '(width >= 64rem) 411px, (width >= 40rem) 46vw, 92vw',
    card: 'flex flex-col gap-4',
    title: 'text-card mt-1',
    excerpt: 'mt-2.5 line-clamp-4 text-ui/[1.5]',
  },
  row: { ...ROW, card: `${ROW_CARD} lg:flex-row` },
  'row-mirrored': { ...ROW, card: `${ROW_CARD} lg:flex-row-reverse` },
} satisfies Record<string, Variant>;

type ArticleCardProps = { post: BlogPostSummary; variant: keyof typeof VARIANTS };

/** Renders an article's card in a list; a single link, named after the article, covers the card. */
export function ArticleCard({ post, variant }: ArticleCardProps) {
  const { category, title, excerpt, featured } = post;
  const { sizes, isSmall, hasArrow, ...classes }: Variant = VARIANTS[variant];
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className={classNames('relative', classes.card)}>
      <div className={classNames('relative', classes.box)}>
        <Picture src={post.image} alt="" sizes={sizes} className={classes.picture} />
        {featured && !isSmall && <Badge>Article Vedette</Badge>}
      </div>
      <div className={classes.text}>
        <p className="flex flex-wrap gap-x-4 text-small text-accent">
          {category && <span>{category}</span>}
          {featured && isSmall && <span className="font-medium">Article Vedette</span>}
        </p>
        <h3 id={titleId} className={`title wrap-anywhere ${classes.title}`}>
          <TitleWithUnbrokenCompounds title={title} />
        </h3>
        {excerpt && <p className={`wrap-anywhere text-ink-2 ${classes.excerpt}`}>{excerpt}</p>}
        <ArticleByline post={post} className="mt-3 text-small" />
        <Link
          to="/blog/$id"
          params={{ id: post.id }}
          viewTransition
          className="mt-1 block w-fit before:absolute before:inset-0 before:z-2"
        >
          <span className="link-action in-[a:hover]:decoration-ink">
            <span>
              Lire l'article
              <span className="sr-only">&nbsp;: {title}</span>
            </span>
            {hasArrow && <Icon name="arrow-right" size={18} />}
          </span>
        </Link>
      </div>
    </article>
  );
}
