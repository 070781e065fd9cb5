import { useOnline } from '#data/online.ts';

const OFFLINE =
  'Les disponibilités et le lien de réservation reviendront avec le réseau. D’ici là, rien n’est perdu.';
const KEPT_BY_THE_BROWSER =
  'Certains téléphones effacent ce qu’un site garde après quelques semaines sans visite. Un lien envoyé à vous-même suffit à retrouver votre liste.';

type FavouritesNoteProps = { onShare: () => void };

/** What the list can promise, and a way to keep it elsewhere. */
export function FavouritesNote({ onShare }: FavouritesNoteProps) {
  const online = useOnline();
  return (
    <div className="mt-8 md:mt-9">
      <p className="max-w-[38.5rem] text-ink-2">{online ? KEPT_BY_THE_BROWSER : OFFLINE}</p>
      {online && (
        <button type="button" onClick={onShare} className="link-action mt-3">
          Partager ma liste
        </button>
      )}
    </div>
  );
}
