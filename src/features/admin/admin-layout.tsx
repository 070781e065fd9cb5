import type { ReactNode } from 'react';
import { LiveData } from '#data/admin/live-data.tsx';
import { useSession } from '#data/admin/session.ts';
import { AccessDenied } from './access-denied.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { ConfirmProvider } from './confirm.tsx';
import { SessionEnded } from './session-ended.tsx';
import { useLastSession } from './use-last-session.ts';

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
