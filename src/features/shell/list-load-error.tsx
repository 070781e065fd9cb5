import { useOnline } from '#data/online.ts';
import { Button } from '#ui/button.tsx';
import { PageMessage } from '#ui/page-message.tsx';

export const SERVER_UNREACHABLE_TEXT =
  'Nos serveurs ne répondent pas pour le moment. Attendez un instant, puis réessayez.';

type ListLoadErrorProps = { title: string; offline: string; onRetry: () => void };

/**
 * Message in place of a list that could not be loaded; TanStack Query loads the list again when the network is back.
 */
export function ListLoadError({ title, offline, onRetry }: ListLoadErrorProps) {
  const online = useOnline();
  return (
    <PageMessage
      as="p"
      role="alert"
      title={title}
      text={online ? SERVER_UNREACHABLE_TEXT : offline}
      action={<Button onClick={onRetry}>Réessayer</Button>}
    />
  );
}
