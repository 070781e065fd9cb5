import { useMemo } from 'react';
import {
  pictureSrcSet,
  pictureStyle,
  type SitePicture,
  sitePicture,
  usualFile,
} from '#domain/media/photo.ts';
import { classNames } from './class-names.ts';

// Pictures are wider than the text column; on phones, as wide as the window.
const SIZES = '(width >= 64rem) 51.5rem, (width >= 48rem) 83vw, 100vw';
// The HTML comes from a serialiser: attributes are in double quotes, quotes inside them encoded.
const IMAGE = /<img(?: [\w-]+="[^"]*")*>/g;
const SRC = / src="([^"]*)"/;

/** Returns the style of a photo; art in a text is not cropped, and has no placeholder. */
function styleOf(own: SitePicture): string {
  if (!own.photo) return '';
  const { objectPosition, background } = pictureStyle(own);
  return ` style="object-position:${objectPosition};background:${background}"`;
}

function withSources(html: string): string {
  return html.replace(IMAGE, (image) => {
    const own = sitePicture((SRC.exec(image)?.[1] ?? '').replaceAll('&amp;', '&'));
    if (!own) return image;
    const source = (format: 'avif' | 'webp') =>
      `<source type="image/${format}" srcset="${pictureSrcSet(own, format)}" sizes="${SIZES}">`;
    const shown = image
      .replace(SRC, ` src="${usualFile(own)}"`)
      .replace('<img', `<img${styleOf(own)}`);
    return `<picture>${source('avif')}${source('webp')}${shown}</picture>`;
  });
}

type Html = { createHTML(html: string): string | TrustedHTML };
/** Undefined on the server, and in browsers without Trusted Types. */
declare const trustedTypes: { createPolicy(name: string, rules: Html): Html } | undefined;

const shownHtml: Html = { createHTML: withSources };
// The CSP allows only this policy and the sanitiser to insert HTML (functions/src/site/security-headers.ts).
const policy =
  typeof trustedTypes === 'undefined'
    ? shownHtml
    : trustedTypes.createPolicy('rich-html', shownHtml);

type RichHtmlProps = {
  /** Sanitised and serialised HTML, inserted into the page as it is. */
  html: string;
  picturesBefore?: number | undefined;
  className?: string | undefined;
};

/** Renders a long text; the only place where HTML is inserted into a page. */
export function RichHtml({ html, picturesBefore, className }: RichHtmlProps) {
  // Memoised, because React would insert the HTML again for each new TrustedHTML object.
  const shown = useMemo(() => policy.createHTML(html), [html]);
  return (
    <div
      style={{ '--pictures-before': picturesBefore }}
      className={classNames('drop-cap rich-html', className)}
      dangerouslySetInnerHTML={{ __html: shown }}
    />
  );
}
