import { artName, artSrcSet } from '#ui/pictures/art-image.ts';
import { classNames } from './class-names.ts';

// Pictures are wider than the text column; on a phone they go from edge to edge.
const SIZES = '(width >= 64rem) 51.5rem, (width >= 48rem) 83vw, 100vw';
// A serialiser wrote the HTML: attributes are in double quotes, quotes in them encoded.
const IMAGE = /<img(?: [\w-]+="[^"]*")*>/g;
const SRC = / src="([^"]*)"/;

/** Adds sizes and formats to images of our own art. */
function withSources(html: string): string {
  return html.replace(IMAGE, (image) => {
    const name = artName(SRC.exec(image)?.[1] ?? '');
    if (name === null) return image;
    const source = (format: 'avif' | 'webp') =>
      `<source type="image/${format}" srcset="${artSrcSet(name, format)}" sizes="${SIZES}">`;
    return `<picture>${source('avif')}${source('webp')}${image.replace('<img', `<img data-art="${name}"`)}</picture>`;
  });
}

type RichHtmlProps = {
  /** Sanitised and serialised: it goes into the page as it is. */
  html: string;
  /** Plates numbered before the text. */
  platesBefore?: number | undefined;
  className?: string | undefined;
};

/** A long text. The only place where HTML is inserted into a page. */
export function RichHtml({ html, platesBefore = 0, className }: RichHtmlProps) {
  return (
    <div
      style={{ '--plates-before': platesBefore }}
      className={classNames('drop-cap rich-html', className)}
      dangerouslySetInnerHTML={{ __html: withSources(html) }}
    />
  );
}
