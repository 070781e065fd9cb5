import { useMemo } from 'react';
import {
  type HostedPicture,
  mediumPictureUrl,
  parseHostedPicture,
  pictureInlineStyle,
  pictureSrcSet,
} from '#domain/media/photo.ts';
import { classNames } from './class-names.ts';

// `sizes` of pictures in an article, which are wider than the text column and, on phones, as wide as the window.
const SIZES = '(width >= 64rem) 51.5rem, (width >= 48rem) 83vw, 100vw';
// Matches <img> in HTML that a serialiser wrote: attributes are in double quotes, quotes inside them are encoded.
const IMAGE = /<img(?: [\w-]+="[^"]*")*>/g;
const SRC = / src="([^"]*)"/;

/** Returns the inline style of a photo in an article. Illustrations in articles are not cropped, and have no placeholder. */
function styleOf(hosted: HostedPicture): string {
  if (!hosted.photo) return '';
  const { objectPosition, background } = pictureInlineStyle(hosted);
  return ` style="object-position:${objectPosition};background:${background}"`;
}

function withSources(html: string): string {
  return html.replace(IMAGE, (image) => {
    const hosted = parseHostedPicture((SRC.exec(image)?.[1] ?? '').replaceAll('&amp;', '&'));
    if (!hosted) return image;
    const source = (format: 'avif' | 'webp') =>
      `<source type="image/${format}" srcset="${pictureSrcSet(hosted, format)}" sizes="${SIZES}">`;
    const fallbackImage = image
      .replace(SRC, ` src="${mediumPictureUrl(hosted)}"`)
      .replace('<img', `<img${styleOf(hosted)}`);
    return `<picture>${source('avif')}${source('webp')}${fallbackImage}</picture>`;
  });
}

type Html = { createHTML(html: string): string | TrustedHTML };
/** Trusted Types are undefined on the server, and in browsers that do not support them. */
declare const trustedTypes: { createPolicy(name: string, rules: Html): Html } | undefined;

const htmlRules: Html = { createHTML: withSources };
// The CSP lets only this policy and the sanitiser's insert HTML (functions/src/site/security-headers.ts).
const policy =
  typeof trustedTypes === 'undefined'
    ? htmlRules
    : trustedTypes.createPolicy('rich-html', htmlRules);

type RichHtmlProps = {
  /** Sanitised and serialised HTML, in which this component adds <source> elements to pictures that the site hosts. */
  html: string;
  picturesBefore?: number | undefined;
  className?: string | undefined;
};

/** Renders a long formatted text; the only component that may insert HTML into a page. */
export function RichHtml({ html, picturesBefore, className }: RichHtmlProps) {
  // Memoised, because React would insert the same HTML again for each new TrustedHTML object.
  const trustedHtml = useMemo(() => policy.createHTML(html), [html]);
  return (
    <div
      style={{ '--pictures-before': picturesBefore }}
      className={classNames('drop-cap rich-html', className)}
      dangerouslySetInnerHTML={{ __html: trustedHtml }}
    />
  );
}
