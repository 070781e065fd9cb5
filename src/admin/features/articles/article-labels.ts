import type { ArticleValues } from './article-values.ts';

/** The fields' names, also in lists of faults and of differences. */
export const ARTICLE_LABELS: Record<keyof ArticleValues, string> = {
  title: 'Titre',
  excerpt: 'Chapeau',
  content: 'Contenu',
  image: 'Image',
  category: 'Catégorie',
  author: 'Auteur',
  read_time: 'Temps de lecture',
  tags: 'Mots-clés',
  seo_title: 'Titre SEO',
  seo_description: 'Description SEO',
  seo_keywords: 'Mots-clés SEO',
  featured: 'Article vedette',
  published: 'Publié',
};
