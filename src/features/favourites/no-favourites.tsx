import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/button.tsx';
import { MessageState } from '#ui/message-state.tsx';

const TEXT =
  'Sur chaque fiche, le cœur met la maison de côté\u202f: elle se relit ensuite ici, même sans connexion.';

/** Nothing saved yet: what the heart is for, and where the hearts are. */
export function NoFavourites() {
  return (
    <MessageState
      className="pt-11 md:pt-14"
      title="Votre liste attend sa première maison"
      text={TEXT}
      action={
        <Link to="/destinations" className={buttonClass()}>
          Parcourir les hôtels
        </Link>
      }
    />
  );
}
