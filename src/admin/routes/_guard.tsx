import { createFileRoute, redirect } from '@tanstack/react-router';
import { knownSession } from '#admin/data/session.ts';
import { CheckingSession } from '#admin/features/session/checking-session.tsx';

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
