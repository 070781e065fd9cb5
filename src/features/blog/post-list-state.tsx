import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { postQueries } from '#data/queries.ts';
import type { BlogPostSummary } from '#domain/blog/blog-post.ts';
import { type PostPart, postsIn } from '#domain/blog/post-list.ts';
import { ListUnread } from '#features/site/list-unread.tsx';
import { Loading } from '#ui/loading.tsx';
import { MessageState } from '#ui/message-state.tsx';

type PostListStateProps = {
  /** Returns true if a part contains all posts to show; otherwise the whole list is fetched. */
  isEnough: (part: PostPart) => boolean;
  children: (posts: readonly BlogPostSummary[], part: PostPart | null) => ReactNode;
};

/** Shows the posts, or the list's loading, empty or error state; the page does not wait for the list. */
export function PostListState({ isEnough, children }: PostListStateProps) {
  const { data: list, isError, refetch } = useQuery(postQueries.list());
  const part = list === undefined || Array.isArray(list) ? null : list;
  const isBehind = part !== null && !isEnough(part);
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, refetch]);
  const posts = list && postsIn(list);
  if (posts !== undefined && posts.length > 0 && !(isBehind && isError)) {
    return children(posts, part);
  }
  return (
    <div className="page-margins min-h-64 pt-11">
      {posts !== undefined && !isBehind ? (
        <MessageState
          as="p"
          title="Le journal s’ouvre bientôt"
          text="Aucun article n’est encore publié. Les premiers carnets sont à la relecture."
        />
      ) : isError ? (
        <ListUnread
          title="Erreur lors du chargement des articles"
          offline="Vous êtes hors connexion, et le journal n’a pas encore été ouvert sur cet appareil&nbsp;: il lui faut une connexion."
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading>Chargement des articles...</Loading>
      )}
    </div>
  );
}
