import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/button.tsx';
import { MessageState } from '#ui/message-state.tsx';

export function DestinationNotFound() {
  return (
    <MessageState
      as="h1"
      title="Destination non trouvée"
      text="Elle a quitté nos cartes, ou n’y a jamais figuré. Les autres n’ont pas bougé."
      picture={{ src: '/art/page-introuvable-1280.webp', alt: '' }}
      action={
        <Link to="/destinations" className={buttonClass({ className: 'max-md:w-full' })}>
          Voir toutes les destinations
        </Link>
      }
    />
  );
}
