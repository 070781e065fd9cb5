import { forgetDrafts, hasDrafts } from '#admin/data/drafts.ts';
import { leaveForSignIn, signOut } from '#admin/data/session.ts';
import { useAction } from '#admin/kit/use-action.ts';
import { Button } from '#admin/ui/button.tsx';
import { useConfirm } from '#admin/ui/confirm.tsx';
import { tabStorage } from '#data/web-storage.ts';

const SIGNED_OUT_KEY = 'adminSignedOut';

/** Returns true once after signing out in this tab. */
export function takeSignedOutNote(): boolean {
  const isNoted = tabStorage.read(SIGNED_OUT_KEY) !== null;
  tabStorage.write(SIGNED_OUT_KEY, null);
  return isNoted;
}

const QUESTION = {
  title: 'Se déconnecter sans enregistrer\u202f?',
  text: 'Des brouillons sont gardés sur cet appareil pour votre compte\u00a0: ils seront oubliés.',
  confirmLabel: 'Déconnexion',
  cancelLabel: 'Continuer à modifier',
};

type SignOutButtonProps = { size?: 'sm'; className?: string };

/** Signs out with a full page load; asks before deleting the account's drafts. */
export function SignOutButton(props: SignOutButtonProps) {
  const confirm = useConfirm();
  const [isLeaving, leave] = useAction('Erreur lors de la déconnexion', async () => {
    if ((await hasDrafts()) && !(await confirm(QUESTION))) return;
    await signOut();
    await forgetDrafts();
    tabStorage.write(SIGNED_OUT_KEY, true);
    leaveForSignIn();
  });
  return (
    <Button variant="outline" aria-disabled={isLeaving} onClick={leave} {...props}>
      Déconnexion
    </Button>
  );
}
