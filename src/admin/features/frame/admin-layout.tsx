import type { ReactNode } from 'react';
import { LiveData } from '#admin/data/live-data.tsx';
import { useSession } from '#admin/data/session.ts';
import { AccessDenied } from '#admin/features/session/access-denied.tsx';
import { SessionEnded } from '#admin/features/session/session-ended.tsx';
import { useLastSession } from '#admin/features/session/use-last-session.ts';
import { ConfirmProvider } from '#admin/ui/confirm.tsx';
import { AdminFrame } from './admin-frame.tsx';

type AdminLayoutProps = { palette: ReactNode; children: ReactNode };

/** What is behind the guard: the frame for administrators, a word for everybody else. */
export function AdminLayout({ palette, children }: AdminLayoutProps) {
  const session = useSession();
  const last = useLastSession(session);
  if (last === null) return null;
  if (!last.isAdmin) return <AccessDenied email={last.email} />;
  return (
    // Another account starts anew; nothing of the last one stays.
    <LiveData key={last.uid}>
      <ConfirmProvider>
        <AdminFrame email={last.email} palette={palette}>
          {children}
        </AdminFrame>
        {session.status === 'signed-out' && <SessionEnded email={last.email} />}
      </ConfirmProvider>
    </LiveData>
  );
}
