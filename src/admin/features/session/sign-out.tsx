import { callTeamFunction } from '#admin/data/calls.ts';
import { hasDrafts, keepOnlyDraftsOfAccount } from '#admin/data/drafts.ts';
import { openSignInPage, SIGNED_OUT_URL_HASH, signOutOfAdmin } from '#admin/data/session.ts';
import { useBusyAction } from '#admin/kit/actions.ts';
import { BrowserTitle } from '#admin/kit/page-head.tsx';
import { Button } from '#admin/ui/button.tsx';
import { useConfirm } from '#admin/ui/confirm.tsx';

const QUESTION = {
  title: 'Se déconnecter sans enregistrer\u202f?',
  text: 'Vos brouillons non enregistrés seront effacés de cet appareil.',
  confirmLabel: 'Déconnexion',
  cancelLabel: 'Continuer à modifier',
};

type SignOutButtonProps = { everywhere?: boolean; size?: 'sm'; className?: string };

export function SignOutButton({ everywhere = false, ...props }: SignOutButtonProps) {
  const confirm = useConfirm();
  const [isLeaving, leave] = useBusyAction('Erreur lors de la déconnexion', async () => {
    if ((await hasDrafts()) && !(await confirm(QUESTION))) return;
    if (everywhere) await callTeamFunction({ action: 'sign-out' });
    await signOutOfAdmin();
    await keepOnlyDraftsOfAccount(null);
    openSignInPage(SIGNED_OUT_URL_HASH);
  });
  return (
    <Button variant="outline" aria-disabled={isLeaving} onClick={leave} {...props}>
      {everywhere ? 'Se déconnecter partout' : 'Déconnexion'}
    </Button>
  );
}

export function AccessDenied({ email }: { email: string }) {
  return (
    <main className="grid min-h-dvh content-center justify-items-start gap-5 bg-paper-2 p-6 md:p-18">
      <BrowserTitle>Accès refusé</BrowserTitle>
      <h1 className="title text-page">Accès refusé</h1>
      <p className="max-w-prose text-ink-2">
        Le compte <strong className="text-ink">{email}</strong> n’a pas les droits d’administration.
        Demandez-les à la personne qui tient le site, puis reconnectez-vous.
      </p>
      <SignOutButton />
    </main>
  );
}
