import type { COLLECTIONS } from '#domain/site/collections.ts';
import type { DeleteTexts } from './use-delete-record.ts';

/** What differs between hotels and articles, which are listed, published and copied alike. */
export type PublicationSection = {
  collection: typeof COLLECTIONS.hotels | typeof COLLECTIONS.blogPosts;
  /** Path of the list, and prefix of its editors. */
  list: '/admin/hotels' | '/admin/articles';
  /** Prefix of the public pages. */
  page: '/hotels' | '/blog';
  title: string;
  creation: string;
  edition: string;
  /** Texts while the list loads, when it is empty, and when nothing matches. */
  states: { loading: string; empty: string; notFound: string };
  /** Texts for deleting one record. */
  deletion: DeleteTexts;
  /** Texts for bulk actions. */
  bulk: PublicationTexts;
};

const s = (count: number) => (count === 1 ? '' : 's');

type Nouns = {
  /** A masculine noun: participles agree with it. */
  one: string;
  many: string;
  /** The texts for a single record. */
  question: string;
  failed: string;
  notRestored: string;
  /** What featured records have: « vedette ». */
  mark: string;
  /** Labels of the buttons that set and clear it. */
  feature: string;
  unfeature: string;
};

/** Texts about several hotels or articles, with their number. */
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
      count === 1 ? single.question : `Êtes-vous sûr de vouloir supprimer ${counted(count)}\u202f?`,
    done: (count: number) => `${counted(count)} supprimé${s(count)}`,
    failed: (count: number) =>
      count === 1 ? single.failed : `Impossible de supprimer ${counted(count)}`,
    restored: (count: number) => `${counted(count)} restauré${s(count)}`,
    notRestored: (count: number) =>
      count === 1 ? single.notRestored : `${counted(count)} n’ont pas pu être restaurés`,
  };
}

export type PublicationTexts = ReturnType<typeof publicationTexts>;
