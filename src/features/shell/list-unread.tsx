import { useOnline } from '#data/online.ts';
import { Button } from '#ui/button.tsx';
import { MessageState } from '#ui/message-state.tsx';

export const UNREACHABLE =
  'Nos serveurs ne répondent pas pour le moment. Attendez un instant, puis réessayez.';

type ListUnreadProps = { title: string; offline: string; onRetry: () => void };

/** Replaces a list that could not be loaded; its query retries once back online. */
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
