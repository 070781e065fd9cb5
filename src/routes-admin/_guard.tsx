import { createFileRoute, redirect } from '@tanstack/react-router';
import { knownSession } from '#data/admin/session.ts';
import { CheckingSession } from '#features/admin/checking-session.tsx';

export const Route = createFileRoute('/_guard')({
  beforeLoad: async ({ location }) => {
    const session = await knownSession();
    if (session.status === 'signed-in') return;
    throw redirect({ to: '/admin/login', search: { redirect: location.href }, replace: true });
  },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: CheckingSession,
});
