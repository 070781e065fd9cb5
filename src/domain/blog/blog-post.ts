import * as v from 'valibot';
import { choiceField } from '#domain/schema/choice-fields.ts';
import { optionsOfTexts, storedSchema } from '#domain/schema/field.ts';
import * as f from '#domain/schema/fields.ts';
import { EXCERPT_MAX, NAME_MAX } from '#domain/site/limits.ts';
import { ARTICLE_CATEGORIES } from './article-categories.ts';

export const BLOG_POST_FIELDS = {
  title: f.requiredSingleLineField('Titre', 200, 'Le titre est requis'),
  excerpt: f.textField('Chapeau', EXCERPT_MAX),
  content: f.htmlField('Contenu', 200_000),
  image: f.pictureField('Image'),
  category: choiceField(
    'Catégorie',
    optionsOfTexts(ARTICLE_CATEGORIES),
    'Cette catégorie n’existe pas',
  ),
  author: f.singleLineField('Auteur', NAME_MAX),
  read_time: f.singleLineField('Temps de lecture', 40),
  tags: f.optionalListField('Mots-clés'),
  ...f.SEO_FIELDS,
  featured: f.booleanField('Article vedette'),
  published: f.booleanField('Publié', true),
  publish_at: f.instantField('Publier le'),
};

/** An article as read from Firestore. `content` is untrusted HTML, to be sanitised before display. */
export const BlogPost = storedSchema({ ...f.ID_AND_TIMESTAMP_FIELDS, ...BLOG_POST_FIELDS });
export type BlogPost = v.InferOutput<typeof BlogPost>;

/** The fields that an article's page shows; a newsletter's page, which looks alike, has the required ones only. */
export type ArticlePageData = Partial<BlogPost> &
  Pick<BlogPost, 'id' | 'title' | 'excerpt' | 'content' | 'created_at' | 'updated_at'>;

export const BlogPostInputSchema = v.strictObject(BLOG_POST_FIELDS);

export const BlogPostSummary = v.pick(BlogPost, [
  'id',
  'title',
  'excerpt',
  'image',
  'category',
  'author',
  'read_time',
  'featured',
  'created_at',
]);
export type BlogPostSummary = v.InferOutput<typeof BlogPostSummary>;
