import { useEffect } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

export function CrashScreen({ error }: { error: unknown }) {
  // Reports a rendering error like an uncaught error, so that it is written to the console and to the server's log.
  useEffect(() => reportError(error), [error]);
  return (
    <main className="page-margins grid min-h-dvh content-center justify-items-start py-14">
      <div role="alert">
        <Icon name="warning" size={44} className="text-accent" />
        <h1 className="title text-page mt-6">Une erreur est survenue</h1>
        <p className="mt-4 max-w-prose text-intro text-ink-2">
          Nous nous excusons pour ce désagrément. Veuillez rafraîchir la page.
        </p>
      </div>
      <Button className="mt-8" onClick={() => window.location.reload()}>
        Rafraîchir la page
      </Button>
    </main>
  );
}
