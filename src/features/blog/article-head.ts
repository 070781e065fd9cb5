import type { seoHead } from '#data/seo-head.ts';
import type { BlogPost } from '#domain/blog/blog-post.ts';
import { blogPostSeo } from '#domain/seo/entity-seo.ts';
import { ownArtName } from '#domain/site/image-url.ts';
import { ART } from '#ui/pictures/art-manifest.ts';
import { articleJsonLd, articlePath } from './article-json-ld.ts';

/** What is said of an article's picture, to those who see it and to those who do not. */
export type PlateText = { caption: string; alt: string };

type ArticleHead = { head: Parameters<typeof seoHead>[0]; plate: PlateText | null };

const isOwnArt = (name: string): name is keyof typeof ART => Object.hasOwn(ART, name);

/** Of our own art we know what it shows; of other pictures nothing. */
function plateText(image: string | null): PlateText | null {
  const name = ownArtName(image ?? '');
  if (name === null || !isOwnArt(name)) return null;
  return { caption: `${ART[name].place}.`, alt: ART[name].alt };
}

/** What the loader hands on to the head and to the plate, so that the page needs no part of it. */
export function articleHead(post: BlogPost): ArticleHead {
  return {
    head: {
      seo: blogPostSeo(post),
      path: articlePath(post),
      type: 'article',
      jsonLd: articleJsonLd(post),
    },
    plate: plateText(post.image),
  };
}
