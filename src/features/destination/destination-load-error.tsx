import { Link, useMatch, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useOnline } from '#data/online.ts';
import { report } from '#data/report.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { MessageState } from '#ui/message-state.tsx';

const UNREACHABLE = 'La page n’a pas pu être chargée. Attendez un instant, puis réessayez.';
const OFFLINE =
  'Vous êtes hors connexion, et cette page n’a pas encore été ouverte sur cet appareil\u202f: il lui faut une connexion.';

type DestinationLoadErrorProps = { error: unknown };

/**
 * The destination could not be read, which ends like a destination not found (spec section 8). An
 * error of rendering goes up to the crash screen.
 */
export function DestinationLoadError({ error }: DestinationLoadErrorProps) {
  const status = useMatch({ strict: false, select: (match) => match.status });
  // What counts is the status on the error's arrival: trying again changes it.
  const [isLoadError] = useState(status === 'error');
  if (!isLoadError) throw error;
  return <Unread error={error} />;
}

/** Tries again by itself when the network returns. */
function Unread({ error }: DestinationLoadErrorProps) {
  const router = useRouter();
  const online = useOnline();
  const wasOffline = useRef(!online);
  useEffect(() => report('La destination n’a pas pu être chargée', error), [error]);
  useEffect(() => {
    if (online && wasOffline.current) void router.invalidate();
    wasOffline.current = !online;
  }, [online, router]);

  return (
    <div className="page-margins py-19 md:py-28">
      <MessageState
        as="h1"
        role="alert"
        title="Destination non trouvée"
        text={online ? UNREACHABLE : OFFLINE}
        action={
          <div className="flex flex-wrap items-center gap-4">
            <Button onClick={() => void router.invalidate()}>Réessayer</Button>
            <Link to="/destinations" className={buttonClass({ variant: 'outline' })}>
              Voir toutes les destinations
            </Link>
          </div>
        }
      />
    </div>
  );
}
