import { useMemo } from 'react';
import { editorFields } from '#admin/features/editor/editor-fields.tsx';
import { PlanField } from '#admin/features/editor/plan-field.tsx';
import { ContentField } from '#admin/features/rich-text/content-field.tsx';
import { TextInput } from '#admin/ui/fields.tsx';
import { ACTION } from '#admin/ui/looks.ts';
import { Section } from '#admin/ui/section.tsx';
import { ARTICLE_CATEGORIES } from '#domain/blog/article-categories.ts';
import { readingMinutes } from '#domain/blog/blog-post.ts';
import type { ArticleValues } from './article-values.ts';

const { CheckField, ChoiceField, PictureField, LineField, ListField, TextField, useField } =
  editorFields<ArticleValues>();

const CATEGORIES = ARTICLE_CATEGORIES.map((category) => ({ value: category, label: category }));

/** Title, excerpt, image, content, keywords. */
export function ArticleTextFields({ isNew }: { isNew: boolean }) {
  return (
    <Section title="L’article">
      <LineField name="title" required autoFocus={isNew} />
      <TextField name="excerpt" rows={3} hint="Quelques lignes sous le titre, et dans les listes" />
      <PictureField name="image" />
      <ContentField />
      <ListField name="tags" />
    </Section>
  );
}

/** Category, author, reading time and visibility; a new article is published by its button. */
export function ArticleAside({ typed, isNew }: { typed: ArticleValues; isNew: boolean }) {
  return (
    <Section title="Publication">
      <ChoiceField name="category" placeholder="Aucune" options={CATEGORIES} />
      <LineField name="author" />
      <ReadTimeField content={typed.content} />
      <CheckField name="featured" hint="En tête du blog et de l’accueil" />
      {!isNew && <CheckField name="published" hint="Sinon, seule l’administration le voit" />}
      {!typed.published && <PlanField />}
    </Section>
  );
}

/** The reading time, with a suggestion from the length of the text. */
function ReadTimeField({ content }: { content: string }) {
  const { setValue, ...field } = useField('read_time');
  const minutes = useMemo(() => readingMinutes(content), [content]);
  const suggested = `${minutes} min`;
  return (
    <div>
      <TextInput
        {...field}
        placeholder="5 min"
        onChange={(event) => setValue(event.target.value)}
      />
      {minutes !== null && (
        <p className="-mt-5 mb-6 flex flex-wrap items-center gap-x-4 text-caption text-ink-2">
          Environ {minutes} min de lecture
          {field.value.trim() !== suggested && (
            <button
              type="button"
              onClick={() => setValue(suggested)}
              className={`${ACTION} text-small`}
            >
              Reprendre «{'\u202f'}
              {suggested}
              {'\u202f'}»
            </button>
          )}
        </p>
      )}
    </div>
  );
}
