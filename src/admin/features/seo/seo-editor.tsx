import { useState } from 'react';
import { saveDocument } from '#admin/data/save-document.ts';
import { RecordEditorFrame } from '#admin/features/editor/record-editor-frame.tsx';
import { SeoFields } from '#admin/features/editor/seo-fields.tsx';
import { useRecordEditor } from '#admin/features/editor/use-record-editor.ts';
import { SEO_LABELS } from '#domain/admin/field-labels.ts';
import { pageSeo } from '#domain/seo/seo.ts';
import { pagePath, type SeoPage } from '#domain/seo/site-pages.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { checkSeo, parseSeo, storedSeoValues, toSeoValues } from './seo-values.ts';

type SeoEditorProps = { page: SeoPage; onClose: () => void };

/** The fields of one page. */
export function SeoEditor({ page, onClose }: SeoEditorProps) {
  // As it was opened: later saves by others are conflicts.
  const [{ slug, name, stored }] = useState(page);
  const editor = useRecordEditor({
    kind: 'page-seo',
    collection: COLLECTIONS.pageContent,
    // Even while nothing is stored: the slug of a page is its id.
    opened: { id: slug, updatedAt: stored?.updated_at ?? null },
    values: toSeoValues(stored),
    labels: SEO_LABELS,
    check: checkSeo,
    save: (values, { opened }) => {
      const input = { page_slug: slug, page_name: name, ...parseSeo(values) };
      const updatedAt = opened?.updatedAt ?? null;
      return saveDocument(COLLECTIONS.pageContent, slug, { input, updatedAt });
    },
    toValues: storedSeoValues,
    texts: {
      saved: 'Métadonnées SEO mises à jour avec succès',
      failed: 'Erreur lors de la mise à jour',
    },
    onSaved: onClose,
    parameter: 'page',
  });
  const { values } = editor;
  const fallback = pageSeo(slug, null);
  return (
    <RecordEditorFrame editor={editor} labels={SEO_LABELS} onCancel={onClose} cancelLabel="Annuler">
      <SeoFields
        values={values}
        fallback={fallback}
        preview={{
          title: values.seo_title.trim() || fallback.title,
          description: values.seo_description.trim() || fallback.description,
          path: pagePath(slug),
          image: null,
        }}
      />
    </RecordEditorFrame>
  );
}
