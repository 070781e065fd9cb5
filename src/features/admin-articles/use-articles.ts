import { useEffect, useState } from 'react';
import { type LiveList, useLiveList } from '#data/admin/use-live-list.ts';
import { BlogPost } from '#domain/blog-post.ts';
import { COLLECTIONS } from '#domain/collections.ts';

/** All articles, newest first (spec section 7). */
const ARTICLES = {
  collection: COLLECTIONS.blogPosts,
  schema: BlogPost,
  order: { field: 'created_at', direction: 'desc' },
} as const;
/** More than a window shows. */
const FIRST = { ...ARTICLES, limit: 60 } as const;

/**
 * All articles, live. Thousands of them take seconds to read, so the newest are there first; unless
 * they are searched or sorted, for which all are needed.
 */
export function useArticles(isNarrowed: boolean): LiveList<BlogPost> {
  const [isWhole, setWhole] = useState(isNarrowed);
  const list = useLiveList(isWhole ? ARTICLES : FIRST);
  const wantsRest = list.records !== undefined && list.isCut;
  useEffect(() => {
    if (wantsRest) setWhole(true);
  }, [wantsRest]);
  return isNarrowed && list.isCut ? { ...list, records: undefined } : list;
}
