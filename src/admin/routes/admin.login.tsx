import { createFileRoute, redirect } from '@tanstack/react-router';
import { knownSession } from '#admin/data/session.ts';
import { hasSignInLink } from '#admin/data/sign-in-link.ts';
import { CheckingSession } from '#admin/features/session/checking-session.tsx';
import { LoginPage } from '#admin/features/session/login-page.tsx';
import { safeAdminRedirect } from '#admin/features/session/safe-redirect.ts';

export const Route = createFileRoute('/admin/login')({
  validateSearch: ({ redirect: target }: Record<string, unknown>): { redirect?: string } =>
    typeof target === 'string' ? { redirect: target } : {},
  beforeLoad: async ({ search }) => {
    // Somebody who is signed in follows a link too: to be who it is for, or to have just signed in.
    if (hasSignInLink() || !(await knownSession())) return;
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
