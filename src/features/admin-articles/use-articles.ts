import { useEffect, useState } from 'react';
import { BLOG_POSTS } from '#data/admin/sources.ts';
import { type LiveList, useLiveList } from '#data/admin/use-live-list.ts';
import type { BlogPost } from '#domain/blog-post.ts';

/** More than a window shows. */
const FIRST = { ...BLOG_POSTS, limit: 60 } as const;

/**
 * All articles, live. Thousands of them take seconds to read, so the newest are there first; unless
 * they are searched or sorted, for which all are needed.
 */
export function useArticles(isNarrowed: boolean): LiveList<BlogPost> {
  const [isWhole, setWhole] = useState(isNarrowed);
  const list = useLiveList(isWhole ? BLOG_POSTS : FIRST);
  const wantsRest = list.records !== undefined && list.isCut;
  useEffect(() => {
    if (wantsRest) setWhole(true);
  }, [wantsRest]);
  return isNarrowed && list.isCut ? { ...list, records: undefined } : list;
}
