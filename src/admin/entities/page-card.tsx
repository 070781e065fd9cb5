import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { save } from '#admin/data/save.ts';
import type { EditorConfig } from '#admin/kit/editor/editor-config.ts';
import { EditorFrame } from '#admin/kit/editor/editor-frame.tsx';
import { SeoFields } from '#admin/kit/editor/seo-fields.tsx';
import { useEditor } from '#admin/kit/editor/use-editor.ts';
import { valuesOf } from '#admin/kit/editor/values.ts';
import { buttonClass } from '#admin/ui/button.tsx';
import { ENTITIES } from '#domain/admin/entities.ts';
import { labelsOf, namesOf } from '#domain/schema/field.ts';
import { SEO } from '#domain/schema/fields.ts';
import { PageContent, PageSeoInput } from '#domain/seo/page-content.ts';
import { pageSeo } from '#domain/seo/seo.ts';
import { pagePath, type SeoPage } from '#domain/seo/site-pages.ts';
import { formatDateTime } from '#domain/text/dates.ts';

type PageCardProps = { page: SeoPage; isEdited: boolean; onClose: () => void };

/** The title, description and keywords of a page, shown or edited. */
export function PageCard({ page, isEdited, onClose }: PageCardProps) {
  const { slug, name, stored } = page;
  const toggle = useRef<HTMLAnchorElement>(null);
  const close = () => {
    onClose();
    toggle.current?.focus();
  };
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
          <Link
            ref={toggle}
            to="/admin/seo"
            search={(search) => ({ ...search, page: isEdited ? undefined : slug })}
            resetScroll={false}
            aria-label={isEdited ? undefined : `Modifier ${name}`}
            className={buttonClass({ size: 'sm', variant: 'outline' })}
          >
            {isEdited ? 'Annuler' : 'Modifier'}
          </Link>
        </div>
        {isEdited ? <PageEditor page={page} onClose={close} /> : <SeoTexts page={page} />}
        <p className="mt-3 text-caption text-ink-2">
          {stored?.updated_at
            ? `Mis à jour le ${formatDateTime(stored.updated_at)}`
            : 'Jamais enregistré\u00a0: les textes par défaut sont affichés'}
        </p>
      </article>
    </li>
  );
}

const LABELS = labelsOf(SEO);
const NONE = {
  seo_title: 'Non défini',
  seo_description: 'Non définie',
  seo_keywords: 'Non définis',
};

function SeoTexts({ page: { stored } }: { page: SeoPage }) {
  return (
    <dl className="grid gap-3 md:grid-cols-[11rem_minmax(0,1fr)]">
      {namesOf(NONE).map((name) => (
        <div key={name} className="contents">
          <dt className="text-small font-medium">{LABELS[name]}</dt>
          <dd className="text-ui wrap-anywhere text-ink-2 max-md:-mt-2.5">
            {stored?.[name] ?? NONE[name]}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns the editor of a page, whose slug is its id and whose name stays. */
const pageEditor = ({ slug, name }: SeoPage): EditorConfig => ({
  entity: ENTITIES.pages,
  fields: SEO,
  input: PageSeoInput,
  texts: {
    changed: 'Métadonnées SEO mises à jour avec succès',
    notChanged: 'Erreur lors de la mise à jour',
  },
  save: (input, target) =>
    save(ENTITIES.pages, { page_slug: slug, page_name: name, ...input }, target),
});

/** The fields of a page, as it was opened: later saves by others are conflicts. */
function PageEditor({ page, onClose }: { page: SeoPage; onClose: () => void }) {
  const { slug, name } = page;
  const [{ config, opened }] = useState(() => ({
    config: pageEditor(page),
    opened: {
      // Even while nothing is stored.
      record: { id: slug, created_at: null, updated_at: page.stored?.updated_at ?? null },
      values: valuesOf(SEO, page.stored ?? {}),
      draftKind: 'page-seo',
    },
  }));
  const editor = useEditor(config, opened, { onSaved: onClose, parameter: 'page' });
  const values = valuesOf(SEO, editor.values);
  const content = v.parse(PageContent, { ...values, id: slug, page_slug: slug, page_name: name });
  return (
    <EditorFrame editor={editor} onCancel={onClose}>
      <SeoFields
        autoFocus
        values={values}
        shown={{ ...pageSeo(slug, content), path: pagePath(slug) }}
      />
    </EditorFrame>
  );
}
