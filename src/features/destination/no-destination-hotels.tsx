import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/button.tsx';
import { MessageState } from '#ui/message-state.tsx';

/** A destination of which no house is recommended yet. */
export function NoDestinationHotels() {
  return (
    <MessageState
      as="p"
      title="Aucune maison ici, pour l’instant"
      text="Nous n’en recommandons pas avant d’y avoir dormi. Notre service sur mesure sait déjà où vous loger, et d’autres destinations vous attendent."
      action={
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <a href="/vacances-sur-mesure" className={buttonClass()}>
            Demander une proposition
          </a>
          <Link to="/destinations" className="link-action">
            Voir tous les hôtels
          </Link>
        </div>
      }
    />
  );
}
