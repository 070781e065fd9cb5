import { useRouter } from '@tanstack/react-router';
import { refreshRights } from '#admin/data/session.ts';
import { usePageTitle } from '#admin/frame/page-head.tsx';
import { useAction } from '#admin/kit/use-action.ts';
import { Button } from '#admin/ui/button.tsx';
import { SignOutButton } from './sign-out-button.tsx';

export function AccessDenied({ email }: { email: string }) {
  usePageTitle('Accès refusé');
  const router = useRouter();
  const [isChecking, check] = useAction('La vérification a échoué', async () => {
    await refreshRights();
    // Reload data that could not be read without the rights.
    await router.invalidate();
  });
  return (
    <main className="grid min-h-dvh content-center justify-items-start gap-5 bg-paper-2 p-6 md:p-18">
      <h1 className="title text-page">Accès refusé</h1>
      <p className="max-w-prose text-ink-2">
        Le compte <strong className="text-ink">{email}</strong> n’a pas les droits d’administration.
        Demandez-les à la personne qui tient le site, puis vérifiez de nouveau.
      </p>
      <div className="flex flex-wrap gap-4">
        <Button onClick={check} aria-disabled={isChecking}>
          {isChecking ? 'Vérification…' : 'Vérifier de nouveau'}
        </Button>
        <SignOutButton />
      </div>
    </main>
  );
}
