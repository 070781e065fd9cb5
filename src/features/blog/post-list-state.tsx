import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOnline } from '#data/online.ts';
import { postQueries } from '#data/queries.ts';
import type { BlogPostSummary } from '#domain/blog/blog-post.ts';
import { type PostPart, postsIn } from '#domain/blog/post-list.ts';
import { Button } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { MessageState } from '#ui/message-state.tsx';

type PostListStateProps = {
  /** Whether the part of a long list has all that is shown; otherwise the whole is read. */
  isEnough: (part: PostPart) => boolean;
  /** Called with at least one post, and the part of a long list that they are. */
  children: (posts: readonly BlogPostSummary[], part: PostPart | null) => ReactNode;
};

/** The posts, or their loading, empty or error state. The page around does not wait for them. */
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
