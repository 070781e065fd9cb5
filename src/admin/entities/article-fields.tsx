import { useDeferredValue, useMemo } from 'react';
import * as v from 'valibot';
import { cleanHtml } from '#admin/data/clean-html.ts';
import { ContentField } from '#admin/features/rich-text/content-field.tsx';
import { PlanField } from '#admin/kit/editor/controls.tsx';
import type { BodyProps } from '#admin/kit/editor/editor-config.ts';
import { editorFields } from '#admin/kit/editor/field.tsx';
import { SeoFields } from '#admin/kit/editor/seo-fields.tsx';
import type { FormValues } from '#admin/kit/editor/values.ts';
import { recordIdFor } from '#admin/kit/record-id.ts';
import { Section } from '#admin/ui/section.tsx';
import { BlogPost, type POST, readingMinutes } from '#domain/blog/blog-post.ts';
import { blogPostSeo } from '#domain/seo/entity-seo.ts';

export type ArticleValues = FormValues<typeof POST>;
type Props = BodyProps<ArticleValues>;

export const articleId = ({ title }: ArticleValues) => recordIdFor(title ?? '', 'article');

/** Returns the article as its page would show it, sanitised. */
export const shownArticle = (values: ArticleValues, record: Props['record']): BlogPost =>
  v.parse(BlogPost, {
    ...values,
    content: cleanHtml(values.content ?? ''),
    id: record?.id ?? articleId(values),
    title: values.title?.trim() || 'Titre de l’article',
    created_at: record?.created_at ?? null,
  });

const { Field } = editorFields<typeof POST>();

export function ArticleFields({ values, record, isNew }: Props) {
  // Cleaning a long text must not slow down typing.
  const typed = useDeferredValue(values);
  const shown = useMemo(() => shownArticle(typed, record), [typed, record]);
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
        <SeoFields values={values} shown={{ ...blogPostSeo(shown), path: `/blog/${shown.id}` }} />
      </Section>
    </>
  );
}

/** Category, author, reading time and visibility; a new article is published by its button. */
export function ArticleAside({ values, isNew }: Props) {
  const content = useDeferredValue(values.content ?? '');
  const minutes = useMemo(() => readingMinutes(content), [content]);
  return (
    <Section title="Publication">
      <Field name="category" placeholder="Aucune" />
      <Field name="author" />
      <Field
        name="read_time"
        placeholder="5 min"
        hint={minutes === null ? undefined : `Environ ${minutes} min de lecture`}
      />
      <Field name="featured" hint="En tête du blog et de l’accueil" />
      {!isNew && <Field name="published" hint="Sinon, seule l’administration le voit" />}
      {!values.published && <PlanField shownBy="published" />}
    </Section>
  );
}
