import { type ReactNode, useState } from 'react';
import { LiveData } from '#admin/data/live-data.tsx';
import { type Session, type SignedIn, useSession } from '#admin/data/session-state.ts';
import { isLeaving, leaveForSignIn } from '#admin/data/signed-out-note.ts';
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
  const last = useLastSession(session);
  if (last === null) return null;
  if (!last.isAdmin) {
    return (
      <ConfirmProvider>
        <AccessDenied email={last.email} />
      </ConfirmProvider>
    );
  }
  return (
    // Another account starts with fresh state.
    <LiveData key={last.uid}>
      <ConfirmProvider>
        <AdminFrame email={last.email} palette={palette}>
          {children}
        </AdminFrame>
        {session.status !== 'signed-in' && <SessionEnded email={last.email} />}
      </ConfirmProvider>
    </LiveData>
  );
}

/** Returns the last signed-in account: the page and its input outlive a session that ends. */
function useLastSession(session: Session): SignedIn | null {
  const [last, setLast] = useState<SignedIn | null>(null);
  const current = session.status === 'signed-in' ? session : last;
  if (current !== last) setLast(current);
  return current;
}

function SessionEnded({ email }: { email: string }) {
  if (isLeaving()) return null;
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
