import * as v from 'valibot';
import { stored } from '#domain/schema/field.ts';
import * as f from '#domain/schema/fields.ts';
import { CONTENT_MAX, EXCERPT_MAX, NAME_MAX } from '#domain/site/limits.ts';
import { ARTICLE_CATEGORIES } from './article-categories.ts';

export const POST = {
  title: f.requiredLine('Titre', 200, 'Le titre est requis'),
  excerpt: f.text('Chapeau', EXCERPT_MAX),
  content: f.html('Contenu', CONTENT_MAX),
  image: f.picture('Image'),
  category: f.choice('Catégorie', ARTICLE_CATEGORIES, 'Cette catégorie n’existe pas'),
  author: f.line('Auteur', NAME_MAX),
  read_time: f.line('Temps de lecture', 40),
  tags: f.optionalList('Mots-clés'),
  ...f.SEO,
  featured: f.flag('Article vedette'),
  published: f.flag('Publié', true),
  publish_at: f.instant('Publier le'),
};

/** An article as read from Firestore. `content` is untrusted HTML, to be sanitised before display. */
export const BlogPost = stored({ ...f.STAMPS, ...POST });
export type BlogPost = v.InferOutput<typeof BlogPost>;

export const BlogPostInput = v.strictObject(POST);
export type BlogPostInput = v.InferOutput<typeof BlogPostInput>;

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
