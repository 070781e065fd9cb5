import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useOnline } from '#data/online.ts';
import { Button } from '#ui/button.tsx';
import { MessageState } from '#ui/message-state.tsx';

type LoadFailureProps = {
  as: 'h1' | 'p';
  /** What follows the title, online and offline. */
  unreachable: string;
  offline: string;
  onRetry: () => void;
  /** Another way on, after « Réessayer ». */
  children?: ReactNode;
};

/** Articles could not be read (spec section 8). Tries again by itself when the network returns. */
export function LoadFailure({ as, unreachable, offline, onRetry, children }: LoadFailureProps) {
  const online = useOnline();
  const wasOffline = useRef(!online);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (online && wasOffline.current) retry();
    wasOffline.current = !online;
  }, [online]);

  return (
    <MessageState
      as={as}
      role="alert"
      title="Erreur lors du chargement des articles"
      text={online ? unreachable : offline}
      action={
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <Button onClick={onRetry}>Réessayer</Button>
          {children}
        </div>
      }
    />
  );
}
