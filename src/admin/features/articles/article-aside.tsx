import { EditorSection } from '#admin/features/editor/editor-section.tsx';
import { ARTICLE_CATEGORIES } from '#domain/blog/article-categories.ts';
import type { ArticleForm } from './article-form.ts';
import { ARTICLE_LABELS } from './article-labels.ts';
import { ReadTimeField } from './read-time-field.tsx';

const CATEGORIES = ARTICLE_CATEGORIES.map((category) => ({ value: category, label: category }));

/** Where the article is filed, who wrote it, who sees it. */
export function ArticleAside({ form, content }: { form: ArticleForm; content: string }) {
  return (
    <EditorSection title="Publication">
      <form.AppField name="category">
        {(field) => (
          <field.ChoiceField
            label={ARTICLE_LABELS.category}
            placeholder="Aucune"
            options={CATEGORIES}
          />
        )}
      </form.AppField>
      <form.AppField name="author">
        {(field) => <field.LineField label={ARTICLE_LABELS.author} />}
      </form.AppField>
      <form.AppField name="read_time">{() => <ReadTimeField content={content} />}</form.AppField>
      <form.AppField name="featured">
        {(field) => (
          <field.CheckField
            label={ARTICLE_LABELS.featured}
            hint="En tête du blog et de l’accueil"
          />
        )}
      </form.AppField>
      <form.AppField name="published">
        {(field) => (
          <field.CheckField
            label={ARTICLE_LABELS.published}
            hint="Sinon, seule l’administration le voit"
          />
        )}
      </form.AppField>
    </EditorSection>
  );
}
