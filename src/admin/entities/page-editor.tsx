import { useState } from 'react';
import { save } from '#admin/data/save.ts';
import type { EditorConfig } from '#admin/kit/editor/editor-config.ts';
import { EditorFrame } from '#admin/kit/editor/editor-frame.tsx';
import { SeoFields } from '#admin/kit/editor/seo-fields.tsx';
import { useEditor } from '#admin/kit/editor/use-editor.ts';
import { valuesOf } from '#admin/kit/editor/values.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import { SEO } from '#domain/schema/fields.ts';
import { PageSeoInput } from '#domain/seo/page-content.ts';
import { pageSeo } from '#domain/seo/seo.ts';
import { pagePath, type SeoPage } from '#domain/seo/site-pages.ts';

const SAVED = 'Métadonnées SEO mises à jour avec succès';
const FAILED = 'Erreur lors de la mise à jour';

/** Makes the editor of one page, whose slug is its id and whose name stays. */
const pageEditor = ({ slug, name }: SeoPage): EditorConfig => ({
  entity: ENTITIES.pages,
  fields: SEO,
  input: PageSeoInput,
  texts: { created: SAVED, changed: SAVED, notCreated: FAILED, notChanged: FAILED },
  save: (input, target) =>
    save(ENTITIES.pages, { page_slug: slug, page_name: name, ...input }, target),
});

/** The fields of one page, as it was opened: later saves by others are conflicts. */
export function PageEditor({ page, onClose }: { page: SeoPage; onClose: () => void }) {
  const { slug } = page;
  const [{ config, opened }] = useState(() => ({
    config: pageEditor(page),
    opened: {
      // Even while nothing is stored.
      record: { id: slug, created_at: null, updated_at: page.stored?.updated_at ?? null },
      values: valuesOf(SEO, page.stored ?? {}),
      draftKind: 'page-seo',
      key: slug,
    },
  }));
  const editor = useEditor(config, opened, { onSaved: onClose, parameter: 'page' });
  const values = valuesOf(SEO, editor.values);
  const fallback = pageSeo(slug, null);
  return (
    <EditorFrame editor={editor} onCancel={onClose} cancelLabel="Annuler">
      <SeoFields
        values={values}
        fallback={fallback}
        preview={{
          title: values.seo_title?.trim() || fallback.title,
          description: values.seo_description?.trim() || fallback.description,
          path: pagePath(slug),
          image: null,
        }}
      />
    </EditorFrame>
  );
}
