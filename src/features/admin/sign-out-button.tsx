import { signOut } from '#data/admin/session.ts';
import { Button } from '#ui/button.tsx';
import { toastError } from '#ui/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { leaveSignedOut } from './signed-out-note.ts';

/** Ends the session and leaves by a full navigation: nothing that was listened to survives it. */
export function SignOutButton() {
  const [isLeaving, leave] = useSingleFlight(async () => {
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
