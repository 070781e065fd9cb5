import { Link } from '@tanstack/react-router';
import { buttonClass } from '#admin/ui/button.tsx';
import { labelsOf } from '#domain/schema/field.ts';
import { SEO } from '#domain/schema/fields.ts';
import { pageSeo } from '#domain/seo/seo.ts';
import { pagePath, type SeoPage } from '#domain/seo/site-pages.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { PageEditor } from './page-editor.tsx';

const SEO_LABELS = labelsOf(SEO);

type PageCardProps = { page: SeoPage; isEdited: boolean; onClose: () => void };

/** The id of the link that opens a card's fields, which takes the focus back. */
export const editLinkId = (slug: string) => `modifier-${slug}`;

/** The title, description and keywords of a page, shown or edited. */
export function PageCard({ page, isEdited, onClose }: PageCardProps) {
  const { slug, name, stored } = page;
  return (
    <li className="border-b border-rule py-5">
      <article aria-labelledby={`page-${slug}`}>
        <div className="flex items-start justify-between gap-6 pb-3">
          <div>
            <h2 id={`page-${slug}`} className="admin-section-title">
              {name}
            </h2>
            <p className="text-small text-ink-2">
              {pagePath(slug)}
              {pageSeo(slug, null).noindex && ' · non indexée'}
            </p>
          </div>
          {!isEdited && (
            <Link
              id={editLinkId(slug)}
              to="/admin/seo"
              search={(search) => ({ ...search, page: slug })}
              resetScroll={false}
              aria-label={`Modifier ${name}`}
              className={buttonClass({ size: 'sm', variant: 'outline' })}
            >
              Modifier
            </Link>
          )}
        </div>
        {isEdited ? <PageEditor page={page} onClose={onClose} /> : <SeoTexts page={page} />}
        <p className="mt-3 text-caption text-ink-2">
          {stored?.updated_at
            ? `Mis à jour le ${formatDateTime(stored.updated_at)}`
            : 'Jamais enregistré\u00a0: les textes par défaut sont affichés'}
        </p>
      </article>
    </li>
  );
}

function SeoTexts({ page: { stored } }: { page: SeoPage }) {
  const texts = [
    [SEO_LABELS.seo_title, stored?.seo_title ?? 'Non défini'],
    [SEO_LABELS.seo_description, stored?.seo_description ?? 'Non définie'],
    [SEO_LABELS.seo_keywords, stored?.seo_keywords ?? 'Non définis'],
  ] as const;
  return (
    <dl className="grid gap-3 md:grid-cols-[11rem_minmax(0,1fr)]">
      {texts.map(([label, text]) => (
        <div key={label} className="contents">
          <dt className="text-small font-medium">{label}</dt>
          <dd className="text-ui wrap-anywhere text-ink-2 max-md:-mt-2.5">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
