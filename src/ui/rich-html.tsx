import { artName, artSrcSet } from '#ui/pictures/art-image.ts';
import { classNames } from './class-names.ts';

// A figure of the text stands out of its column, on a phone from edge to edge.
const SIZES = '(width >= 64rem) 51.5rem, (width >= 48rem) 83vw, 100vw';
// The HTML was written by a serialiser: attributes are in double quotes, quotes in them encoded.
const IMAGE = /<img(?: [\w-]+="[^"]*")*>/g;
const SRC = / src="([^"]*)"/;

/** Gives the images of our own art their sizes and formats; others stay as they are. */
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
  /** Sanitised, as a serialiser wrote it: it goes into the page as it is. */
  html: string;
  /** How many plates the page has numbered before the text. */
  platesBefore?: number | undefined;
  className?: string | undefined;
};

/** A long text. This is the one place where HTML becomes part of a page. */
export function RichHtml({ html, platesBefore = 0, className }: RichHtmlProps) {
  return (
    <div
      style={{ '--plates-before': platesBefore }}
      className={classNames('drop-cap rich-html', className)}
      dangerouslySetInnerHTML={{ __html: withSources(html) }}
    />
  );
}
