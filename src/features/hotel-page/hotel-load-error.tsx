import { Link, useMatch, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useOnline } from '#data/online.ts';
import { report } from '#data/report.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { MessageState } from '#ui/message-state.tsx';

const UNREACHABLE = 'La fiche n’a pas pu être chargée. Attendez un instant, puis réessayez.';
const OFFLINE =
  'Vous êtes hors connexion, et cette fiche n’a pas encore été ouverte sur cet appareil\u202f: il lui faut une connexion.';

type HotelLoadErrorProps = { error: unknown };

/**
 * The house could not be read, which ends like a house not found (spec section 2). An error of
 * rendering goes up to the crash screen.
 */
export function HotelLoadError({ error }: HotelLoadErrorProps) {
  const status = useMatch({ strict: false, select: (match) => match.status });
  // What counts is the status on the error's arrival: trying again changes it.
  const [isLoadError] = useState(status === 'error');
  if (!isLoadError) throw error;
  return <Unread error={error} />;
}

/** Tries again by itself when the network returns. */
function Unread({ error }: HotelLoadErrorProps) {
  const router = useRouter();
  const online = useOnline();
  const wasOffline = useRef(!online);
  useEffect(() => report('La fiche de l’hôtel n’a pas pu être chargée', error), [error]);
  useEffect(() => {
    if (online && wasOffline.current) void router.invalidate();
    wasOffline.current = !online;
  }, [online, router]);

  return (
    <div className="page-margins py-19 md:py-28">
      <MessageState
        as="h1"
        role="alert"
        title="Hôtel non trouvé"
        text={online ? UNREACHABLE : OFFLINE}
        action={
          <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
            <Button onClick={() => void router.invalidate()}>Réessayer</Button>
            <Link to="/destinations" className={buttonClass({ variant: 'outline' })}>
              Voir tous les hôtels
            </Link>
            {!online && (
              <Link to="/favoris" className="link-action">
                Voir mes favoris
              </Link>
            )}
          </div>
        }
      />
    </div>
  );
}
