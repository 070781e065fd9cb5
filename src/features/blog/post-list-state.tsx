import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOnline } from '#data/online.ts';
import { postQueries } from '#data/queries.ts';
import type { BlogPostSummary } from '#domain/blog/blog-post.ts';
import { Button } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { MessageState } from '#ui/message-state.tsx';

type PostListStateProps = {
  /** Called with at least one post. */
  children: (posts: readonly BlogPostSummary[]) => ReactNode;
};

/** The posts, or their loading, empty or error state. The page around does not wait for them. */
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
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <Loading>Chargement des articles...</Loading>
      )}
    </div>
  );
}

const UNREACHABLE =
  'Nos serveurs ne répondent pas pour le moment. Attendez un instant, puis réessayez.';
const OFFLINE =
  'Vous êtes hors connexion, et le journal n’a pas encore été ouvert sur cet appareil\u00a0: il lui faut une connexion.';

/** Retries by itself when the network returns. */
function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const online = useOnline();
  const wasOffline = useRef(!online);
  // As it was when the read failed: on return it is retried, and the servers are not to blame.
  const [cameOnline] = useState(online);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (online && wasOffline.current) retry();
    wasOffline.current = !online;
  }, [online]);

  return (
    <MessageState
      as="p"
      role="alert"
      title="Erreur lors du chargement des articles"
      text={cameOnline ? UNREACHABLE : OFFLINE}
      action={<Button onClick={onRetry}>Réessayer</Button>}
    />
  );
}
