import { useOnline } from '#data/online.ts';
import { Button } from '#ui/button.tsx';
import { MessageState } from '#ui/message-state.tsx';

const UNREACHABLE = 'La liste ne répond pas pour le moment. Attendez un instant, puis réessayez.';
const OFFLINE = 'Vous êtes hors connexion, et cette liste n’a pas encore été lue sur cet appareil.';

/** The hotels could not be read: as good as none (spec section 8), but said as it is. */
export function DestinationHotelsUnread({ onRetry }: { onRetry: () => void }) {
  const online = useOnline();
  return (
    <MessageState
      as="p"
      role="status"
      title="Les hôtels n’ont pas pu être chargés"
      text={online ? UNREACHABLE : OFFLINE}
      action={<Button onClick={onRetry}>Réessayer</Button>}
    />
  );
}
