import { signOut } from '#admin/data/session.ts';
import { hasUnsavedWork } from '#admin/features/editor/use-leave-guard.ts';
import { Button } from '#admin/ui/button.tsx';
import { useConfirm } from '#admin/ui/confirm.tsx';
import { toastError } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { leaveSignedOut } from './signed-out-note.ts';

const QUESTION = {
  title: 'Se déconnecter sans enregistrer\u202f?',
  text: 'Votre saisie reste gardée sur cet appareil\u00a0: vous pourrez la reprendre après vous être reconnecté.',
  confirmLabel: 'Déconnexion',
  cancelLabel: 'Continuer à modifier',
};

/** Signs out with a full page load, so that no listener or cache survives. */
export function SignOutButton() {
  const confirm = useConfirm();
  const [isLeaving, leave] = useSingleFlight(async () => {
    if (hasUnsavedWork() && !(await confirm(QUESTION))) return;
    try {
      await leaveSignedOut(signOut);
    } catch {
      toastError('Erreur lors de la déconnexion');
    }
  });
  return (
    <Button
      variant="outline"
      size="sm"
      className="max-md:px-3"
      aria-disabled={isLeaving || undefined}
      onClick={() => void leave()}
    >
      Déconnexion
    </Button>
  );
}
