import { DELETE_QUESTIONS } from '#domain/messages.ts';

/** Spec section 8. */
export const ARTICLE_TEXTS = {
  listFailed: 'Impossible de charger les articles',
  loadFailed: "Impossible de charger l'article",
  saveFailed: "Impossible de sauvegarder l'article",
  created: 'Article créé',
  updated: 'Article mis à jour',
};

/** Deleting one article (spec sections 5 and 8). */
export const DELETE_ARTICLE = {
  question: DELETE_QUESTIONS.article,
  done: 'Article supprimé',
  failed: "Impossible de supprimer l'article",
  restored: 'Article restauré',
};

const articles = (count: number) => `${count} ${count === 1 ? 'article' : 'articles'}`;
const s = (count: number) => (count === 1 ? '' : 's');

/** What is done with several articles at once. */
export const BULK_TEXTS = {
  chosen: (count: number) => `${articles(count)} choisi${s(count)}`,
  published: (count: number) => `${articles(count)} publié${s(count)}`,
  unpublished: (count: number) => `${articles(count)} retiré${s(count)} de la publication`,
  featured: (count: number) => `${articles(count)} mis en vedette`,
  unfeatured: (count: number) => `${articles(count)} sans vedette`,
  question: (count: number) =>
    count === 1
      ? DELETE_QUESTIONS.article
      : `Êtes-vous sûr de vouloir supprimer ${articles(count)} ?`,
  deleted: (count: number) => `${articles(count)} supprimé${s(count)}`,
  failed: (count: number) =>
    count === 1 ? DELETE_ARTICLE.failed : `Impossible de supprimer ${articles(count)}`,
  restored: (count: number) => `${articles(count)} restauré${s(count)}`,
  notRestored: (count: number) =>
    count === 1
      ? 'L’article n’a pas pu être restauré'
      : `${articles(count)} n’ont pas pu être restaurés`,
};

/** Under the list's title: « 16 articles, dont 2 en vedette ». */
export function articlesSummary(posts: readonly { featured: boolean }[]): string {
  const featured = posts.filter((post) => post.featured).length;
  return featured === 0
    ? articles(posts.length)
    : `${articles(posts.length)}, dont ${featured} en vedette`;
}
