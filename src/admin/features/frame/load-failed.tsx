import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { refusalReason } from '#admin/data/admin-error.ts';
import { forgetListeners, useSession } from '#admin/data/session.ts';
import { report } from '#data/report.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

type LoadFailedProps = ErrorComponentProps & {
  /** The specification's words for it, where it has some. */
  title?: string | undefined;
};

/**
 * Stands in for a page of the administration whose data could not be read. It tries again by itself
 * when somebody signs in again after the session had ended.
 */
export function LoadFailed({ error, reset, title = 'Chargement impossible' }: LoadFailedProps) {
  const router = useRouter();
  useEffect(() => report('Une page de l’administration n’a pas pu être chargée', error), [error]);
  const retry = () => {
    forgetListeners();
    reset();
    void router.invalidate();
  };
  const { status } = useSession();
  const wasSignedOut = useRef(status === 'signed-out');
  const retryAfterSignIn = useEffectEvent(() => {
    if (wasSignedOut.current && status === 'signed-in') retry();
    wasSignedOut.current = status === 'signed-out';
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the session changes.
  useEffect(() => retryAfterSignIn(), [status]);
  return (
    <div className="grid justify-items-start gap-5 py-10">
      <div role="alert">
        <Icon name="warning" size={32} className="text-error" />
        <h1 className="section-title mt-4">{title}</h1>
        <p className="mt-3 max-w-prose text-ink-2">
          {refusalReason(error) ??
            'Les données n’ont pas pu être lues : vérifiez votre connexion, puis réessayez.'}
        </p>
      </div>
      <Button onClick={retry}>Réessayer</Button>
    </div>
  );
}
