import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/button.tsx';
import { MessageState } from '#ui/message-state.tsx';

export function HotelNotFound() {
  return (
    <MessageState
      as="h1"
      title="Hôtel non trouvé"
      text="Cette maison a fermé ses volets, ou n’a jamais figuré dans notre sélection. Les autres vous attendent."
      picture={{ src: '/art/page-introuvable-1280.webp', alt: '' }}
      action={
        <Link to="/destinations" className={buttonClass()}>
          Voir tous les hôtels
        </Link>
      }
    />
  );
}
