import { EditorSection } from '#admin/features/editor/editor-section.tsx';
import type { ArticleForm } from './article-form.ts';
import { ARTICLE_LABELS } from './article-labels.ts';
import { ContentField } from './content-field.tsx';

/** Title, excerpt, picture, body, tags. */
export function ArticleTextFields({ form, isNew }: { form: ArticleForm; isNew: boolean }) {
  return (
    <EditorSection title="L’article">
      <form.AppField name="title">
        {(field) => <field.LineField label={ARTICLE_LABELS.title} required autoFocus={isNew} />}
      </form.AppField>
      <form.AppField name="excerpt">
        {(field) => (
          <field.TextField
            label={ARTICLE_LABELS.excerpt}
            rows={3}
            hint="Quelques lignes sous le titre, et dans les listes"
          />
        )}
      </form.AppField>
      <form.AppField name="image">
        {(field) => <field.ImageField label={ARTICLE_LABELS.image} />}
      </form.AppField>
      <form.AppField name="content">{() => <ContentField />}</form.AppField>
      <form.AppField name="tags">
        {(field) => <field.ListField label={ARTICLE_LABELS.tags} />}
      </form.AppField>
    </EditorSection>
  );
}
