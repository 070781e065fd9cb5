import { useOnline } from '#data/online.ts';
import { Button } from '#ui/button.tsx';
import { MessageState } from '#ui/message-state.tsx';

export const UNREACHABLE =
  'Nos serveurs ne répondent pas pour le moment. Attendez un instant, puis réessayez.';

type ListUnreadProps = { title: string; offline: string; onRetry: () => void };

/** Shown instead of a list that could not be loaded; its query is retried once when the network is back. */
export function ListUnread({ title, offline, onRetry }: ListUnreadProps) {
  const online = useOnline();
  return (
    <MessageState
      as="p"
      role="alert"
      title={title}
      text={online ? UNREACHABLE : offline}
      action={<Button onClick={onRetry}>Réessayer</Button>}
    />
  );
}
