import { useMatch, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { lookForNetwork } from '#data/network.ts';
import { useOnline } from '#data/online.ts';
import { report } from '#data/report.ts';
import { Button } from '#ui/button.tsx';
import { MessageState } from '#ui/message-state.tsx';
import { SiteLink } from './site-link.tsx';

type LoadErrorProps = {
  error: unknown;
  /** The page's own title for this case. */
  title?: string;
  /** And for a page that was never opened, without a network. */
  offlineTitle?: string;
  /** More actions, beside « Réessayer ». */
  children?: ReactNode;
};

const UNREACHABLE = {
  title: 'Cette page n’a pas pu être chargée',
  text: 'Nos serveurs ne répondent pas pour le moment. Attendez un instant, puis réessayez.',
};
const OFFLINE = {
  title: 'Cette page demande une connexion',
  text: 'Vous ne l’avez pas encore ouverte sur cet appareil\u00a0: elle se lira au retour du réseau. Vos favoris, eux, se lisent déjà.',
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

const cameOnline = new WeakMap<object, boolean>();

/**
 * Whether there was a network when the error was first shown: while the page is retried on its
 * return, which mounts it anew, the servers are not to blame.
 */
function isServersFault(error: unknown, online: boolean): boolean {
  if (typeof error !== 'object' || error === null) return online;
  const known = cameOnline.get(error) ?? online;
  cameOnline.set(error, known);
  return known;
}

/** Retries by itself when the network returns. */
function LoadErrorMessage({ error, title, offlineTitle, children }: LoadErrorProps) {
  const router = useRouter();
  const online = useOnline();
  const wasOffline = useRef(!online);
  const message = isServersFault(error, online)
    ? { ...UNREACHABLE, title: title ?? UNREACHABLE.title }
    : { ...OFFLINE, title: offlineTitle ?? OFFLINE.title };
  const retry = async () => {
    // What is found is told everywhere; the page is retried either way.
    await lookForNetwork();
    await router.invalidate();
  };
  useEffect(() => report('La page n’a pas pu être chargée', error), [error]);
  useEffect(() => {
    if (online && wasOffline.current) void router.invalidate();
    wasOffline.current = !online;
  }, [online, router]);

  return (
    <div className="page-margins min-h-[80dvh] py-19 md:py-28">
      <MessageState
        title={message.title}
        text={message.text}
        as="h1"
        role="alert"
        action={
          <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
            <Button onClick={() => void retry()}>Réessayer</Button>
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
