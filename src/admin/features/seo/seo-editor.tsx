import { savePageContent } from '#admin/data/save-page-content.ts';
import { lengthHint } from '#admin/features/editor/length-hint.ts';
import { RecordEditorFrame } from '#admin/features/editor/record-editor-frame.tsx';
import { SEO_TITLE_LENGTH, SeoPreview } from '#admin/features/editor/seo-preview.tsx';
import { useRecordEditor } from '#admin/features/editor/use-record-editor.ts';
import { pageSeo, SEO_DESCRIPTION_LENGTH } from '#domain/seo/seo.ts';
import { pagePath, type SeoPage } from './seo-pages.ts';
import { readSeoSearch } from './seo-search.ts';
import { parseSeo, SEO_LABELS, seoFaults, storedSeoValues, toSeoValues } from './seo-values.ts';

type SeoEditorProps = { page: SeoPage; onClose: () => void };

const pageOf = ({ search }: { search: object }) => readSeoSearch({ ...search }).page;

/** The fields of one page. */
export function SeoEditor({ page, onClose }: SeoEditorProps) {
  const { slug, name, stored } = page;
  const editor = useRecordEditor({
    kind: 'page-seo',
    // Also of a page of which nothing is stored yet: its slug is its id.
    opened: { id: slug, updatedAt: stored?.updated_at ?? null },
    values: toSeoValues(stored),
    labels: SEO_LABELS,
    check: seoFaults,
    save: (values, { opened }) =>
      savePageContent(
        { page_slug: slug, page_name: name, ...parseSeo(values) },
        opened?.updatedAt ?? null,
      ),
    toValues: storedSeoValues,
    texts: {
      saved: 'Métadonnées SEO mises à jour avec succès',
      failed: 'Erreur lors de la mise à jour',
    },
    onSaved: onClose,
    staysIn: (current, next) =>
      current.pathname === next.pathname && pageOf(current) === pageOf(next),
  });
  const { form, values } = editor;
  const fallback = pageSeo(slug, null);
  return (
    <RecordEditorFrame editor={editor} labels={SEO_LABELS} onCancel={onClose}>
      <form.AppField name="seo_title">
        {(field) => (
          <field.LineField
            label={SEO_LABELS.seo_title}
            placeholder={fallback.title}
            hint={lengthHint(values.seo_title, SEO_TITLE_LENGTH)}
          />
        )}
      </form.AppField>
      <form.AppField name="seo_description">
        {(field) => (
          <field.TextField
            label={SEO_LABELS.seo_description}
            rows={3}
            placeholder={fallback.description}
            hint={lengthHint(values.seo_description, SEO_DESCRIPTION_LENGTH)}
          />
        )}
      </form.AppField>
      <form.AppField name="seo_keywords">
        {(field) => (
          <field.LineField label={SEO_LABELS.seo_keywords} hint="Séparés par des virgules" />
        )}
      </form.AppField>
      <SeoPreview
        title={values.seo_title.trim() || fallback.title}
        description={values.seo_description.trim() || fallback.description}
        path={pagePath(slug)}
        image={null}
      />
    </RecordEditorFrame>
  );
}
