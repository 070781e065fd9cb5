import { useMemo } from 'react';
import { editorFields } from '#admin/features/editor/editor-fields.tsx';
import { EditorSection } from '#admin/features/editor/editor-section.tsx';
import { useFieldContext } from '#admin/features/editor/form-context.ts';
import { LineField as LineInput } from '#admin/features/editor/use-editor-form.tsx';
import { ACTION } from '#admin/ui/looks.ts';
import { ARTICLE_CATEGORIES } from '#domain/blog/article-categories.ts';
import { readingMinutes } from '#domain/blog/reading-time.ts';
import type { ArticleValues } from './article-values.ts';
import { ContentField } from './content-field.tsx';

const { CheckField, ChoiceField, Field, ImageField, LineField, ListField, TextField } =
  editorFields<ArticleValues>();

const CATEGORIES = ARTICLE_CATEGORIES.map((category) => ({ value: category, label: category }));

/** Title, excerpt, image, content, keywords. */
export function ArticleTextFields({ isNew }: { isNew: boolean }) {
  return (
    <EditorSection title="L’article">
      <LineField name="title" required autoFocus={isNew} />
      <TextField name="excerpt" rows={3} hint="Quelques lignes sous le titre, et dans les listes" />
      <ImageField name="image" />
      <Field name="content">{(label) => <ContentField label={label} />}</Field>
      <ListField name="tags" />
    </EditorSection>
  );
}

/** Category, author, reading time and visibility. */
export function ArticleAside({ content }: { content: string }) {
  return (
    <EditorSection title="Publication">
      <ChoiceField name="category" placeholder="Aucune" options={CATEGORIES} />
      <LineField name="author" />
      <Field name="read_time">{(label) => <ReadTimeField label={label} content={content} />}</Field>
      <CheckField name="featured" hint="En tête du blog et de l’accueil" />
      <CheckField name="published" hint="Sinon, seule l’administration le voit" />
    </EditorSection>
  );
}

/** The reading time, with a suggestion from the length of the text. */
function ReadTimeField({ label, content }: { label: string; content: string }) {
  const { state, handleChange } = useFieldContext<string>();
  const minutes = useMemo(() => readingMinutes(content), [content]);
  const suggested = `${minutes} min`;
  return (
    <div>
      <LineInput label={label} placeholder="5 min" />
      {minutes !== null && (
        <p className="-mt-5 mb-6 flex flex-wrap items-center gap-x-4 text-caption text-ink-2">
          Environ {minutes} min de lecture
          {state.value.trim() !== suggested && (
            <button
              type="button"
              onClick={() => handleChange(suggested)}
              className={`${ACTION} text-small`}
            >
              Reprendre « {suggested} »
            </button>
          )}
        </p>
      )}
    </div>
  );
}
