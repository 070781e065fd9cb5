import { onlineManager } from '@tanstack/react-query';
import { Link, useMatch, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { setOnlineIfSiteAnswers } from '#data/network.ts';
import { useOnline } from '#data/online.ts';
import { logError } from '#data/report.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { PageMessage } from '#ui/page-message.tsx';
import { SERVER_UNREACHABLE_TEXT } from './list-load-error.tsx';
import type { MissingRecordTexts } from './record-not-found.tsx';

type LoadErrorProps = { error: unknown; missing?: MissingRecordTexts };

const OFFLINE =
  'Vous ne l’avez pas encore ouverte sur cet appareil\u00a0: elle se lira au retour du réseau. Vos favoris, eux, se lisent déjà.';

/** Page shown when a page's data could not be read; passes rendering errors on to the crash screen. */
export function PageLoadError(props: LoadErrorProps) {
  const status = useMatch({ strict: false, select: (match) => match.status });
  // Keeps the status of the first render, because a retry resets the route's status.
  const [isLoadError] = useState(status === 'error');
  if (!isLoadError) throw props.error;
  return <LoadErrorMessage {...props} />;
}

function LoadErrorMessage({ error, missing }: LoadErrorProps) {
  const router = useRouter();
  const online = useOnline();
  const title = missing?.title ?? 'Cette page n’a pas pu être chargée';
  const retry = async () => {
    // Ends the offline state of the whole app if the site answers again; retries the page in either case.
    await setOnlineIfSiteAnswers();
    await router.invalidate();
  };
  useEffect(() => logError('La page n’a pas pu être chargée', error), [error]);
  useEffect(
    () =>
      onlineManager.subscribe((isBack) => {
        if (isBack) void router.invalidate();
      }),
    [router],
  );

  return (
    <div className="page-margins min-h-[80dvh] py-19 md:py-28">
      <PageMessage
        title={online ? title : 'Cette page demande une connexion'}
        text={online ? SERVER_UNREACHABLE_TEXT : OFFLINE}
        as="h1"
        role="alert"
        action={
          <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
            <Button onClick={() => void retry()}>Réessayer</Button>
            {missing && <Link {...missing.back} className={buttonClass({ variant: 'outline' })} />}
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
