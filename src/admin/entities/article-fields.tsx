import { useDeferredValue, useMemo } from 'react';
import { ContentField } from '#admin/features/rich-text/content-field.tsx';
import { PlanField } from '#admin/kit/editor/controls.tsx';
import type { BodyProps } from '#admin/kit/editor/editor-config.ts';
import { editorFields } from '#admin/kit/editor/field.tsx';
import { SeoFields } from '#admin/kit/editor/seo-fields.tsx';
import { ACTION } from '#admin/ui/looks.ts';
import { Section } from '#admin/ui/section.tsx';
import { type POST, readingMinutes } from '#domain/blog/blog-post.ts';
import { blogPostSeo } from '#domain/seo/entity-seo.ts';
import { type ArticleValues, toShownArticle } from './article-values.ts';

const { Field } = editorFields<typeof POST>();

/** Title, excerpt, image, content, keywords, and what search engines show. */
export function ArticleFields({ values, record, isNew }: BodyProps<ArticleValues>) {
  // Cleaning a long text must not slow down typing.
  const typed = useDeferredValue(values);
  const shown = useMemo(() => toShownArticle(typed, record), [typed, record]);
  return (
    <>
      <Section title="L’article">
        <Field name="title" autoFocus={isNew} />
        <Field name="excerpt" rows={3} hint="Quelques lignes sous le titre, et dans les listes" />
        <Field name="image" />
        <ContentField />
        <Field name="tags" />
      </Section>
      <Section title="Référencement">
        <SeoFields
          values={values}
          preview={{ ...blogPostSeo(shown), path: `/blog/${shown.id}`, image: shown.image }}
        />
      </Section>
    </>
  );
}

/** Category, author, reading time and visibility; a new article is published by its button. */
export function ArticleAside({ values, isNew, setValue }: BodyProps<ArticleValues>) {
  return (
    <Section title="Publication">
      <Field name="category" placeholder="Aucune" />
      <Field name="author" />
      <Field name="read_time" placeholder="5 min" />
      <SuggestedTime values={values} onTake={(text) => setValue('read_time', text)} />
      <Field name="featured" hint="En tête du blog et de l’accueil" />
      {!isNew && <Field name="published" hint="Sinon, seule l’administration le voit" />}
      {!values.published && <PlanField onPlanned={() => setValue('published', false)} />}
    </Section>
  );
}

type SuggestedTimeProps = {
  values: Pick<ArticleValues, 'content' | 'read_time'>;
  onTake: (text: string) => void;
};

/** A reading time from the length of the text. */
function SuggestedTime({ values, onTake }: SuggestedTimeProps) {
  const content = useDeferredValue(values.content ?? '');
  const minutes = useMemo(() => readingMinutes(content), [content]);
  if (minutes === null) return null;
  const suggested = `${minutes} min`;
  return (
    <p className="-mt-5 mb-6 flex flex-wrap items-center gap-x-4 text-caption text-ink-2">
      Environ {minutes} min de lecture
      {values.read_time?.trim() !== suggested && (
        <button
          type="button"
          onClick={() => onTake(suggested)}
          className={`${ACTION} text-small`}
        >{`Reprendre «\u202f${suggested}\u202f»`}</button>
      )}
    </p>
  );
}
