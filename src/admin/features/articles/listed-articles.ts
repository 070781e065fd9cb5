import { passes, sortOf, sortRecords } from '#admin/features/list/list-search.ts';
import type { BlogPost } from '#domain/blog/blog-post.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { ArticleSort, ArticlesSearch } from './articles-search.ts';

const SORT_KEYS: Record<ArticleSort, (post: BlogPost) => string | boolean | null> = {
  titre: ({ title }) => title,
  categorie: ({ category }) => category,
  auteur: ({ author }) => author,
  date: ({ created_at }) => created_at,
  vedette: ({ featured }) => featured,
  publie: ({ published }) => published,
};

const folded = new WeakMap<BlogPost, string>();

/** What is searched of an article: title, excerpt, tags; folded once, not at each keystroke. */
function searchedText(post: BlogPost): string {
  const known = folded.get(post);
  if (known !== undefined) return known;
  const text = foldText([post.title, post.excerpt ?? '', ...post.tags].join('\n'));
  folded.set(post, text);
  return text;
}

/** The articles that the address asks for, in its order; each word of the search must be there. */
export function listedArticles(posts: readonly BlogPost[], search: ArticlesSearch): BlogPost[] {
  const { q = '', categorie, vedette, publie } = search;
  const words = foldText(q).split(/\s+/).filter(Boolean);
  const found = posts.filter(
    (post) =>
      passes(vedette, post.featured) &&
      passes(publie, post.published) &&
      (categorie === undefined || post.category === categorie) &&
      words.every((word) => searchedText(post).includes(word)),
  );
  const sort = sortOf(search);
  return sort ? sortRecords(found, sort.direction, SORT_KEYS[sort.key]) : found;
}
