import {
  type PublicationSection,
  publicationTexts,
} from '#admin/features/list/publication-section.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { DELETE_QUESTIONS } from '#domain/site/messages.ts';
import { formatCount } from '#domain/text/format.ts';

export const ARTICLE_TEXTS = {
  listFailed: 'Impossible de charger les articles',
  loadFailed: "Impossible de charger l'article",
  saveFailed: "Impossible de sauvegarder l'article",
  created: 'Article créé',
  updated: 'Article mis à jour',
};

export const ARTICLE_SECTION: PublicationSection = {
  collection: COLLECTIONS.blogPosts,
  list: '/admin/articles',
  page: '/blog',
  title: 'Articles',
  creation: 'Nouvel article',
  edition: 'Modifier l’article',
  states: {
    loading: 'Chargement des articles...',
    empty: 'Aucun article pour le moment.',
    notFound: 'Aucun article ne correspond à cette recherche.',
  },
  deletion: {
    question: DELETE_QUESTIONS.article,
    done: 'Article supprimé',
    failed: "Impossible de supprimer l'article",
    restored: 'Article restauré',
  },
  bulk: publicationTexts({
    one: 'article',
    many: 'articles',
    question: DELETE_QUESTIONS.article,
    failed: "Impossible de supprimer l'article",
    notRestored: 'L’article n’a pas pu être restauré',
    mark: 'vedette',
    feature: 'Mettre en vedette',
    unfeature: 'Retirer la vedette',
  }),
};

/** Under the list's title: « 16 articles, dont 2 en vedette ». */
export function articlesSummary(posts: readonly { featured: boolean }[]): string {
  const featured = posts.filter((post) => post.featured).length;
  const articles = `${formatCount(posts.length)} ${posts.length > 1 ? 'articles' : 'article'}`;
  return featured === 0 ? articles : `${articles}, dont ${featured} en vedette`;
}
