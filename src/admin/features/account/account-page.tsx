import { endSessions } from '#admin/data/own-account.ts';
import { signOut } from '#admin/data/session.ts';
import { PageHead } from '#admin/features/frame/page-head.tsx';
import { useLeaveSession } from '#admin/features/session/use-leave-session.ts';
import { Button } from '#admin/ui/button.tsx';
import { Section } from '#admin/ui/section.tsx';
import { toastError } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { PasswordForm } from './password-form.tsx';

/** The own account: password, sessions. */
export function AccountPage() {
  return (
    <>
      <PageHead title="Mon compte" />
      <div className="grid max-w-160">
        <Section title="Mot de passe">
          <PasswordForm />
        </Section>
        <Section title="Sessions">
          <Sessions />
        </Section>
      </div>
    </>
  );
}

function Sessions() {
  const leaveSession = useLeaveSession();
  const [isLeaving, leave] = useSingleFlight(async () => {
    try {
      await leaveSession(async () => {
        await endSessions();
        await signOut();
      });
    } catch {
      toastError('Erreur lors de la déconnexion');
    }
  });
  return (
    <>
      <p className="mb-5 max-w-prose text-ink-2">
        Une session dure douze heures. Si un appareil est perdu, ou si quelqu’un a pu voir votre mot
        de passe, changez-le, ou déconnectez tous vos appareils{'\u00a0'}: celui-ci aussitôt, les
        autres dans l’heure.
      </p>
      <Button variant="outline" aria-disabled={isLeaving || undefined} onClick={() => void leave()}>
        Se déconnecter partout
      </Button>
    </>
  );
}
