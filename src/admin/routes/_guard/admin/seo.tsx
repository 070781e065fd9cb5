import { createFileRoute, Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useLiveList } from '#admin/data/live.tsx';
import type { EditorConfig } from '#admin/kit/editor/editor-config.ts';
import { createEditorFields, SeoFields } from '#admin/kit/editor/field.tsx';
import { createInitialStateOfRecord } from '#admin/kit/editor/load-editor.ts';
import { RecordEditor } from '#admin/kit/editor/record-editor.tsx';
import { ListOrMessage } from '#admin/kit/list/list-state.tsx';
import { SearchBox, useListSearchParams } from '#admin/kit/list/search.tsx';
import { PageHeader } from '#admin/kit/page-head.tsx';
import { buttonClass } from '#admin/ui/button.tsx';
import { ENTITIES } from '#domain/admin/entities.ts';
import { fieldLabels, objectKeys } from '#domain/schema/field.ts';
import { SEO_FIELDS } from '#domain/schema/fields.ts';
import {
  listSeoEditablePages,
  type PAGE_SEO_FIELDS,
  PageSeoRecordInput,
  type SeoEditablePage,
} from '#domain/seo/page-seo-record.ts';
import { pagePath, SITE_PAGES } from '#domain/seo/site-pages.ts';
import { matchesSearch } from '#domain/text/matches-search.ts';

export const Route = createFileRoute('/_guard/admin/seo')({ component: PagesPage });

const { useField } = createEditorFields<typeof PAGE_SEO_FIELDS>();

const PAGE_EDITOR: EditorConfig = {
  entity: ENTITIES.pages,
  input: PageSeoRecordInput,
  texts: {
    changed: 'Métadonnées SEO mises à jour avec succès',
    notChanged: 'Erreur lors de la mise à jour',
    save: 'Sauvegarder',
    saving: 'Sauvegarde...',
  },
  Body() {
    const { value: slug } = useField('page_slug');
    return <SeoFields autoFocus {...(slug && SITE_PAGES[slug])} />;
  },
};

const STATES = {
  empty: 'Aucune page.',
  notFound: 'Aucune page ne correspond à cette recherche.',
};

function PagesPage() {
  const [search, change] = useListSearchParams();
  const { q = '', page: editedSlug } = search;
  const list = useLiveList(ENTITIES.pages);
  const pages = list.records && listSeoEditablePages(list.records);
  const matching = (pages ?? []).filter(
    ({ slug, name }) => slug === editedSlug || matchesSearch(q, [name, `/${slug}`]),
  );
  if (list.error) throw list.error;
  return (
    <>
      <PageHeader title="Référencement (SEO)">
        <SearchBox
          value={q}
          label="Nom ou adresse de la page"
          onSearch={(text) => change({ q: text })}
        />
      </PageHeader>
      <ListOrMessage list={{ ...list, records: pages }} shown={matching.length} texts={STATES}>
        <ul aria-label="Pages" className="border-t border-ink">
          {matching.map((page) => (
            <PageCard
              key={page.slug}
              page={page}
              isEdited={page.slug === editedSlug}
              onClose={() => change({ page: undefined })}
            />
          ))}
        </ul>
      </ListOrMessage>
    </>
  );
}

type PageCardProps = { page: SeoEditablePage; isEdited: boolean; onClose: () => void };

function PageCard({ page, isEdited, onClose }: PageCardProps) {
  const { slug, name, stored } = page;
  const toggle = useRef<HTMLAnchorElement>(null);
  const close = () => {
    onClose();
    toggle.current?.focus();
  };
  return (
    <li className="border-b border-rule py-5">
      <article aria-label={name}>
        <div className="flex items-start justify-between gap-6 pb-3">
          <div>
            <h2 className="font-display text-[1.625rem]/[1.2]">{name}</h2>
            <p className="text-small text-ink-2">
              {pagePath(slug)}
              {SITE_PAGES[slug].noindex && ' · non indexée'}
            </p>
          </div>
          <Link
            ref={toggle}
            to="/admin/seo"
            search={(search) => ({ ...search, page: isEdited ? undefined : slug })}
            resetScroll={false}
            activeOptions={{ exact: true }}
            aria-label={isEdited ? undefined : `Modifier ${name}`}
            className={buttonClass({ size: 'sm', variant: 'outline' })}
          >
            {isEdited ? 'Annuler' : 'Modifier'}
          </Link>
        </div>
        {isEdited ? (
          <RecordEditor
            config={PAGE_EDITOR}
            initial={createInitialStateOfRecord(PAGE_EDITOR, slug, {
              page_slug: slug,
              page_name: name,
              ...stored,
            })}
            onLeave={close}
          />
        ) : (
          <dl className="grid gap-3 md:grid-cols-[11rem_minmax(0,1fr)]">
            {objectKeys(NONE).map((field) => (
              <div key={field} className="contents">
                <dt className="text-small font-medium">{LABELS[field]}</dt>
                <dd className="text-ui wrap-anywhere text-ink-2 max-md:-mt-2.5">
                  {stored?.[field] ?? NONE[field]}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </article>
    </li>
  );
}

const LABELS = fieldLabels(SEO_FIELDS);
const NONE = {
  seo_title: 'Non défini',
  seo_description: 'Non définie',
  seo_keywords: 'Non définis',
};
