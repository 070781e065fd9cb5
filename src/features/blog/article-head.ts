import type { PageHead } from '#data/seo-head.ts';
import type { BlogPost } from '#domain/blog/blog-post.ts';
import { artName, photoAlt, pictureCaption, sitePicture } from '#domain/media/photo.ts';
import { blogPostSeo } from '#domain/seo/entity-seo.ts';
import { articlePath } from '#domain/site/record-paths.ts';
import { ART } from '#ui/pictures/art-manifest.ts';

/** Caption and alt text of an article's picture; both may be empty. */
export type PlateText = { caption: string; alt: string };

type ArticleHead = { head: PageHead; plate: PlateText };

const isOwnArt = (name: string): name is keyof typeof ART => Object.hasOwn(ART, name);

/** Known for our own pictures only. */
function plateText(image: string | null): PlateText {
  const own = sitePicture(image ?? '');
  const name = own && artName(own);
  if (name !== null && isOwnArt(name)) {
    return { caption: `${ART[name].place}.`, alt: ART[name].alt };
  }
  return { caption: pictureCaption(image ?? ''), alt: photoAlt(image ?? '') ?? '' };
}

/** The page's head, and the caption and alt text of its picture; no first view carries this code. */
export function articleHead(post: BlogPost): ArticleHead {
  return {
    head: { seo: blogPostSeo(post), path: articlePath(post.id), type: 'article' },
    plate: plateText(post.image),
  };
}
