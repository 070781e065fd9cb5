import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { postQueries } from '#data/queries.ts';
import type { BlogPostSummary } from '#domain/blog/blog-post.ts';
import { Loading } from '#ui/loading.tsx';
import { MessageState } from '#ui/message-state.tsx';
import { LoadFailure } from './load-failure.tsx';

type PostListStateProps = {
  /** Shows the posts, at least one. */
  children: (posts: readonly BlogPostSummary[]) => ReactNode;
};

/** The posts, or what there is to say until they are there. The page around does not wait for them. */
export function PostListState({ children }: PostListStateProps) {
  const { data: posts, isError, refetch } = useQuery(postQueries.list());
  if (posts !== undefined && posts.length > 0) return children(posts);
  return (
    <div className="page-margins min-h-64 pt-11">
      {posts !== undefined ? (
        <MessageState
          as="p"
          title="Le journal s’ouvre bientôt"
          text="Aucun article n’est encore publié. Les premiers carnets sont à la relecture."
        />
      ) : isError ? (
        <LoadFailure
          as="p"
          unreachable="Nos serveurs ne répondent pas pour le moment. Attendez un instant, puis réessayez."
          offline="Vous êtes hors connexion, et le journal n’a pas encore été ouvert sur cet appareil&#8239;: il lui faut une connexion."
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading>Chargement des articles...</Loading>
      )}
    </div>
  );
}
