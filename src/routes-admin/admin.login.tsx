import { createFileRoute, redirect } from '@tanstack/react-router';
import { knownSession } from '#data/admin/session.ts';
import { safeAdminRedirect } from '#domain/admin-redirect.ts';
import { CheckingSession } from '#features/admin/checking-session.tsx';
import { LoginPage } from '#features/admin/login-page.tsx';

export const Route = createFileRoute('/admin/login')({
  validateSearch: ({ redirect: target }: Record<string, unknown>): { redirect?: string } =>
    typeof target === 'string' ? { redirect: target } : {},
  beforeLoad: async ({ search }) => {
    const session = await knownSession();
    if (session.status === 'signed-out') return;
    throw redirect({ href: safeAdminRedirect(search.redirect), replace: true });
  },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: CheckingSession,
  component: Login,
});

function Login() {
  const { redirect: target } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <LoginPage
      onSignedIn={() => void navigate({ href: safeAdminRedirect(target), replace: true })}
    />
  );
}
