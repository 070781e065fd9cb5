import type { EditorConfig } from '#admin/kit/editor/editor-config.ts';
import { createEditorFields, SeoFields } from '#admin/kit/editor/field.tsx';
import { PublicationFields } from '#admin/kit/editor/publication-fields.tsx';
import { createColumnsAndFilters } from '#admin/kit/list/columns.tsx';
import type { ListConfig } from '#admin/kit/list/list-config.ts';
import { TitledSection } from '#admin/ui/blocks.tsx';
import { ENTITIES } from '#domain/admin/entities.ts';
import {
  type BLOG_POST_FIELDS,
  type BlogPost,
  BlogPostInputSchema,
} from '#domain/blog/blog-post.ts';
import { readingTimeText } from '#domain/blog/reading-time.ts';

const { column, filter } = createColumnsAndFilters(ENTITIES.articles);

export const ARTICLE_LIST_CONFIG: ListConfig<BlogPost> = {
  entity: ENTITIES.articles,
  searched: ({ title, excerpt, tags }) => [title, excerpt, ...(tags ?? [])],
  columns: [
    column('image'),
    column('title'),
    column('category'),
    column('author', { isMinor: true }),
    column('created_at'),
    column('featured', { label: 'Vedette', isMinor: true }),
    column('published'),
  ],
  filters: [filter('category'), filter('featured', { label: 'Vedette' }), filter('published')],
};

const { Field, useField } = createEditorFields<typeof BLOG_POST_FIELDS>();

export const ARTICLE_EDITOR_CONFIG: EditorConfig = {
  entity: ENTITIES.articles,
  input: BlogPostInputSchema,
  texts: {
    notLoaded: "Impossible de charger l'article",
    changed: 'Article mis à jour',
    notChanged: "Impossible de sauvegarder l'article",
  },
  blank: { published: false, featured: false, publish_at: null },
  Body: () => (
    <>
      <TitledSection title="L’article">
        <Field name="title" />
        <Field name="excerpt" rows={3} hint="Quelques lignes sous le titre, et dans les listes" />
        <Field name="image" />
        <Field name="content" />
        <Field name="tags" />
      </TitledSection>
      <TitledSection title="Référencement">
        <SeoFields />
      </TitledSection>
    </>
  ),
  Aside() {
    const { value } = useField('content');
    const time = readingTimeText(value ?? '');
    return (
      <TitledSection title="Publication">
        <Field name="category" placeholder="Aucune" />
        <Field name="author" />
        <Field
          name="read_time"
          placeholder={time ?? undefined}
          hint="Laissez vide pour le calculer d’après le texte"
        />
        <Field name="featured" hint="En tête du blog et de l’accueil" />
        <PublicationFields hint="Sinon, seule l’administration le voit" />
      </TitledSection>
    );
  },
};
