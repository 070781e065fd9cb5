import {
  type ListFilter,
  labelOptions,
  PUBLICATION_FILTER,
  valueOptions,
} from '#admin/features/list/list-filter.ts';
import {
  newestFirst,
  oneOf,
  PUBLICATIONS,
  passes,
  passesPublication,
  readText,
  searchReader,
  sortOf,
  sortRecords,
  YES_NO,
} from '#admin/features/list/list-search.ts';
import { ARTICLE_CATEGORIES } from '#domain/blog/article-categories.ts';
import type { BlogPost } from '#domain/blog/blog-post.ts';
import { foldText } from '#domain/text/fold-text.ts';

const ARTICLE_SORTS = ['titre', 'categorie', 'auteur', 'date', 'vedette', 'publie'] as const;
export type ArticleSort = (typeof ARTICLE_SORTS)[number];

/** The URL search of the list; absent values do not filter, without `tri` the newest come first. */
export const readArticlesSearch = searchReader({
  q: readText,
  categorie: oneOf(ARTICLE_CATEGORIES),
  /** « Article Vedette ». */
  vedette: oneOf(YES_NO),
  publie: oneOf(PUBLICATIONS),
  tri: oneOf(ARTICLE_SORTS),
  ordre: oneOf(['desc']),
});
export type ArticlesSearch = ReturnType<typeof readArticlesSearch>;

export const ARTICLE_FILTERS: readonly ListFilter[] = [
  {
    key: 'categorie',
    label: 'Catégorie',
    all: 'Toutes',
    options: valueOptions(ARTICLE_CATEGORIES),
  },
  {
    key: 'vedette',
    label: 'Vedette',
    all: 'Tous',
    options: labelOptions({ oui: 'En vedette', non: 'Sans vedette' }),
  },
  PUBLICATION_FILTER,
];

/** Orders offered on a phone, which has no column heads. */
export const ARTICLE_ORDERS = {
  titre: 'Titre',
  categorie: 'Catégorie',
  auteur: 'Auteur',
  date: 'Plus anciens',
};

const SORT_KEYS: Record<ArticleSort, (post: BlogPost) => string | boolean | null> = {
  titre: ({ title }) => title,
  categorie: ({ category }) => category,
  auteur: ({ author }) => author,
  date: ({ created_at }) => created_at,
  vedette: ({ featured }) => featured,
  publie: ({ published }) => published,
};

const folded = new WeakMap<BlogPost, string>();

/** The searched text of an article: title, excerpt, tags; cached, not folded at each keystroke. */
function searchedText(post: BlogPost): string {
  const known = folded.get(post);
  if (known !== undefined) return known;
  const text = foldText([post.title, post.excerpt ?? '', ...(post.tags ?? [])].join('\n'));
  folded.set(post, text);
  return text;
}

/** The articles that match the URL search, in its order; every word of `q` must match. */
export function listedArticles(posts: readonly BlogPost[], search: ArticlesSearch): BlogPost[] {
  const { q = '', categorie, vedette, publie } = search;
  const words = foldText(q).split(/\s+/).filter(Boolean);
  const found = posts.filter(
    (post) =>
      passes(vedette, post.featured) &&
      passesPublication(publie, post) &&
      (categorie === undefined || post.category === categorie) &&
      words.every((word) => searchedText(post).includes(word)),
  );
  const sort = sortOf(search);
  return sort ? sortRecords(found, sort.direction, SORT_KEYS[sort.key]) : newestFirst(found);
}
