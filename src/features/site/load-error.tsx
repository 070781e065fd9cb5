import { useMatch, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useOnline } from '#data/online.ts';
import { report } from '#data/report.ts';
import { Button } from '#ui/button.tsx';
import { MessageState } from '#ui/message-state.tsx';
import { SiteLink } from './site-link.tsx';

type LoadErrorProps = {
  error: unknown;
  /** The page's own title for this case. */
  title?: string;
  /** More actions, beside « Réessayer ». */
  children?: ReactNode;
};

const UNREACHABLE = {
  title: 'Cette page n’a pas pu être chargée',
  text: 'Nos serveurs ne répondent pas pour le moment. Attendez un instant, puis réessayez.',
};
const OFFLINE = {
  title: 'Cette page demande une connexion',
  text: 'Vous ne l’avez pas encore ouverte sur cet appareil\u00a0: il lui faut une connexion. Vos favoris, eux, se lisent sans réseau.',
};

/**
 * Replaces a page whose data could not be read. Rendering errors are thrown on to the crash
 * screen.
 */
export function LoadError(props: LoadErrorProps) {
  const status = useMatch({ strict: false, select: (match) => match.status });
  // The status when the error arrived: retrying changes it.
  const [isLoadError] = useState(status === 'error');
  if (!isLoadError) throw props.error;
  return <LoadErrorMessage {...props} />;
}

/** Retries by itself when the network returns. */
function LoadErrorMessage({ error, title, children }: LoadErrorProps) {
  const router = useRouter();
  const online = useOnline();
  const wasOffline = useRef(!online);
  const message = online ? UNREACHABLE : OFFLINE;
  useEffect(() => report('La page n’a pas pu être chargée', error), [error]);
  useEffect(() => {
    if (online && wasOffline.current) void router.invalidate();
    wasOffline.current = !online;
  }, [online, router]);

  return (
    <div className="page-margins min-h-[80dvh] py-19 md:py-28">
      <MessageState
        title={title ?? message.title}
        text={message.text}
        as="h1"
        role="alert"
        action={
          <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
            <Button onClick={() => void router.invalidate()}>Réessayer</Button>
            {children}
            {!online && (
              <SiteLink to="/favoris" className="link-action">
                Voir mes favoris
              </SiteLink>
            )}
          </div>
        }
      />
    </div>
  );
}
