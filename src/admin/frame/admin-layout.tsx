import { type ReactNode, useState } from 'react';
import { LiveData } from '#admin/data/live-data.tsx';
import { type Account, isLeaving, leaveForSignIn, useSession } from '#admin/data/session.ts';
import { AccessDenied } from '#admin/features/session/access-denied.tsx';
import { SignIn } from '#admin/features/session/sign-in.tsx';
import { ConfirmProvider } from '#admin/ui/confirm.tsx';
import { SESSION_HOURS } from '#domain/admin/admin-session.ts';
import { Dialog } from '#ui/dialog.tsx';
import { AdminFrame } from './admin-frame.tsx';

type AdminLayoutProps = { palette: ReactNode; children: ReactNode };

/** Shows the page to administrators, and « Accès refusé » to other accounts. */
export function AdminLayout({ palette, children }: AdminLayoutProps) {
  const session = useSession();
  const [last, setLast] = useState<Account | null>(null);
  // The page and its input survive the end of a session.
  const account = session ?? last;
  if (account !== last) setLast(account);
  if (account === null) return null;
  const { uid, email, isAdmin } = account;
  return (
    <ConfirmProvider>
      {isAdmin ? (
        // Another account starts with fresh state.
        <LiveData key={uid}>
          <AdminFrame email={email} palette={palette}>
            {children}
          </AdminFrame>
        </LiveData>
      ) : (
        <AccessDenied email={email} />
      )}
      {session === null && !isLeaving() && <SessionEnded email={email} />}
    </ConfirmProvider>
  );
}

function SessionEnded({ email }: { email: string }) {
  return (
    <Dialog
      open
      onClose={leaveForSignIn}
      title="Votre session a pris fin"
      closeLabel="Aller à la page de connexion"
    >
      <p className="mt-3 mb-5 text-ink-2">
        Reconnectez-vous pour continuer{'\u00a0'}: rien de ce que vous avez saisi n’est perdu. Une
        session dure {SESSION_HOURS}
        {'\u00a0'}heures au plus.
      </p>
      <SignIn email={email} onSignedIn={() => undefined} />
    </Dialog>
  );
}
