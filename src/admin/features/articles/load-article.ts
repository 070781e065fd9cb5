import { redirect } from '@tanstack/react-router';
import { refusalReason } from '#admin/data/admin-error.ts';
import { readRecord } from '#admin/data/read-records.ts';
import { knownSession } from '#admin/data/session-state.ts';
import { type CopySearch, draftKind, NEW_ID } from '#admin/features/list/record-id.ts';
import { report } from '#data/report.ts';
import { BlogPost } from '#domain/blog/blog-post.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { toastError } from '#ui/toast/toast.ts';
import { ARTICLE_TEXTS } from './article-texts.ts';
import { type ArticleValues, EMPTY_ARTICLE, toArticleValues } from './article-values.ts';

const KIND = 'articles';

/** What the editor opens; `post` is null for a new article. */
export type LoadedArticle = {
  post: BlogPost | null;
  values: ArticleValues;
  /** Key of the drafts. */
  kind: string;
  key: string;
};

async function readArticle(id: string): Promise<BlogPost> {
  const post = await readRecord(BlogPost, COLLECTIONS.blogPosts, id);
  if (post === null) throw new Error(`There is no article ${id}.`);
  return post;
}

async function openArticle(id: string, depuis: string | undefined): Promise<LoadedArticle> {
  if (id !== NEW_ID) {
    const post = await readArticle(id);
    return { post, values: toArticleValues(post), kind: KIND, key: id };
  }
  if (depuis === undefined) {
    return { post: null, values: EMPTY_ARTICLE, kind: KIND, key: NEW_ID };
  }
  const copied = toArticleValues(await readArticle(depuis));
  const values = { ...copied, title: `${copied.title} (copie)`, published: false, featured: false };
  return { post: null, values, kind: draftKind(KIND, depuis), key: `${NEW_ID}/${depuis}` };
}

/**
 * Reads what the editor opens, fresh from the server. On failure it shows a toast and redirects to
 * the list.
 */
export async function loadArticle(id: string, { depuis }: CopySearch): Promise<LoadedArticle> {
  const session = await knownSession();
  const isAdmin = session.status === 'signed-in' && session.isAdmin;
  try {
    return await openArticle(isAdmin ? id : NEW_ID, isAdmin ? depuis : undefined);
  } catch (error) {
    const reason = refusalReason(error);
    if (reason !== null) report('Un article n’a pas pu être lu', error);
    toastError(ARTICLE_TEXTS.loadFailed, reason ?? undefined);
    throw redirect({ to: '/admin/articles', replace: true });
  }
}
