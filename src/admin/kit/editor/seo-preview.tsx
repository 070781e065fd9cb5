import { pageTitle, SEO_DESCRIPTION_LENGTH } from '#domain/seo/seo.ts';
import { BRAND } from '#domain/site/brand.ts';

/** How many characters of a title search engines show. */
export const SEO_TITLE_LENGTH = 60;

type SeoPreviewProps = {
  /** As in the page's head, fallbacks included. */
  title: string;
  description: string;
  /** Path of the page: /hotels/ryokan-momiji. */
  path: string;
  image: string | null;
};

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
}

/** How a search engine and a social network would show the page. */
export function SeoPreview({ title, description, path, image }: SeoPreviewProps) {
  const full = pageTitle(title);
  const { host } = location;
  return (
    <div className="mb-6 grid gap-5 md:grid-cols-2">
      <figure className="border border-rule p-4">
        <figcaption className="mb-3 text-caption text-ink-2">
          Dans un moteur de recherche
        </figcaption>
        <p className="truncate text-caption text-ink-2">
          {host}
          {path.split('/').join(' › ')}
        </p>
        <p className="mt-1 text-body font-medium">{cut(full, SEO_TITLE_LENGTH)}</p>
        <p className="mt-1 text-small text-ink-2">{cut(description, SEO_DESCRIPTION_LENGTH)}</p>
      </figure>
      <figure className="border border-rule">
        <figcaption className="p-4 pb-3 text-caption text-ink-2">Sur un réseau social</figcaption>
        {image !== null && (
          <img src={image} alt="" className="aspect-[1.91] w-full bg-sand object-cover" />
        )}
        <div className="p-4 pt-3">
          <p className="text-caption text-ink-2">{BRAND}</p>
          <p className="mt-0.5 line-clamp-2 text-ui font-medium">{full}</p>
          <p className="mt-0.5 line-clamp-2 text-small text-ink-2">{description}</p>
        </div>
      </figure>
    </div>
  );
}

/** A length against the recommended maximum: « 114 sur 160 caractères recommandés ». */
export function lengthHint(text: string, recommended: number): string {
  const length = text.trim().length;
  const over = length - recommended;
  const count = `${length} sur ${recommended} caractères recommandés`;
  return over > 0
    ? `${count}\u00a0: ${over} de trop, la fin risque de ne pas être affichée`
    : count;
}
