import { signOut } from '#admin/data/session.ts';
import { Button } from '#admin/ui/button.tsx';
import { toastError } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { useLeaveSession } from './use-leave-session.ts';

export function SignOutButton() {
  const leaveSession = useLeaveSession();
  const [isLeaving, leave] = useSingleFlight(async () => {
    try {
      await leaveSession(signOut);
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
