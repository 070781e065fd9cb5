import type { COLLECTIONS } from '#domain/site/collections.ts';
import type { DeleteTexts } from './use-delete-record.ts';

/** What tells hotels and articles apart, which are listed, published and copied alike. */
export type PublicationSection = {
  collection: typeof COLLECTIONS.hotels | typeof COLLECTIONS.blogPosts;
  /** The list; its editors are below it. */
  list: '/admin/hotels' | '/admin/articles';
  /** What visitors see is below it. */
  page: '/hotels' | '/blog';
  title: string;
  creation: string;
  edition: string;
  /** While the list loads, when there is nothing, and when nothing is found. */
  states: { loading: string; empty: string; notFound: string };
  /** Deleting one. */
  deletion: DeleteTexts;
  /** What is done with several at once. */
  bulk: PublicationTexts;
};

const s = (count: number) => (count === 1 ? '' : 's');

type Nouns = {
  /** A masculine noun, as hotels and articles have. */
  one: string;
  many: string;
  /** What is said of one: the specification's question and failure, and another failure. */
  question: string;
  failed: string;
  notRestored: string;
  /** What distinguishes some of them: « vedette ». */
  mark: string;
  /** The buttons that give that distinction and take it back. */
  feature: string;
  unfeature: string;
};

/** What is said of several hotels or articles at once. */
export function publicationTexts({ one, many, mark, feature, unfeature, ...single }: Nouns) {
  const counted = (count: number) => `${count} ${count === 1 ? one : many}`;
  return {
    feature,
    unfeature,
    chosen: (count: number) => `${counted(count)} choisi${s(count)}`,
    published: (count: number) => `${counted(count)} publié${s(count)}`,
    unpublished: (count: number) => `${counted(count)} retiré${s(count)} de la publication`,
    featured: (count: number) => `${counted(count)} mis en ${mark}`,
    unfeatured: (count: number) => `${counted(count)} sans ${mark}`,
    question: (count: number) =>
      count === 1 ? single.question : `Êtes-vous sûr de vouloir supprimer ${counted(count)} ?`,
    done: (count: number) => `${counted(count)} supprimé${s(count)}`,
    failed: (count: number) =>
      count === 1 ? single.failed : `Impossible de supprimer ${counted(count)}`,
    restored: (count: number) => `${counted(count)} restauré${s(count)}`,
    notRestored: (count: number) =>
      count === 1 ? single.notRestored : `${counted(count)} n’ont pas pu être restaurés`,
  };
}

export type PublicationTexts = ReturnType<typeof publicationTexts>;
