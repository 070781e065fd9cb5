import { Dialog } from '#ui/dialog.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { isLeaving, leaveForSignIn } from './signed-out-note.ts';

/** The session ended elsewhere: signing in again takes the page up where it was. */
export function SessionEnded({ email }: { email: string }) {
  if (isLeaving()) return null;
  return (
    <Dialog
      open
      onClose={leaveForSignIn}
      title="Votre session a pris fin"
      closeLabel="Aller à la page de connexion"
    >
      <p className="mt-3 mb-5 text-ink-2">
        Reconnectez-vous pour continuer{'\u202f'}: rien de ce que vous avez saisi n’est perdu.
      </p>
      <SignInForm email={email} onSignedIn={() => undefined} />
    </Dialog>
  );
}
