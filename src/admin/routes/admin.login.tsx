import { createFileRoute, redirect } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadSessionAccount, SIGNED_OUT_URL_HASH } from '#admin/data/session.ts';
import { hasPendingSignInLink, parseAdminRedirectPath } from '#admin/data/sign-in.ts';
import { SignInForm } from '#admin/features/session/sign-in.tsx';
import { SessionCheckScreen } from '#admin/frame/page.tsx';
import { BrowserTitle } from '#admin/kit/page-head.tsx';
import { BRAND } from '#domain/site/brand.ts';
import { Emblem } from '#ui/emblem.tsx';
import { toastSuccess } from '#ui/toast/toast.ts';

export const Route = createFileRoute('/admin/login')({
  validateSearch: ({ redirect: target }: Record<string, unknown>): { redirect?: string } =>
    typeof target === 'string' ? { redirect: target } : {},
  beforeLoad: async ({ search }) => {
    // A sign-in link opens the sign-in page even for a signed-in user, who may want to switch accounts.
    if (hasPendingSignInLink() || !(await loadSessionAccount())) return;
    throw redirect({ href: parseAdminRedirectPath(search.redirect), replace: true });
  },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: SessionCheckScreen,
  component: LoginPage,
});

function LoginPage() {
  const { redirect: target } = Route.useSearch();
  const navigate = Route.useNavigate();
  const goOn = () => void navigate({ href: parseAdminRedirectPath(target), replace: true });
  useEffect(() => {
    if (location.hash === SIGNED_OUT_URL_HASH) toastSuccess('Déconnexion réussie');
  }, []);
  return (
    <main className="grid min-h-dvh content-center justify-items-center bg-paper-2 px-5 py-12">
      <BrowserTitle>Connexion</BrowserTitle>
      <div className="w-full max-w-104">
        <a
          href="/"
          className="mb-8 inline-flex min-h-11 items-center gap-3.5 font-display text-2xl"
        >
          <Emblem className="size-8.5 text-gold" />
          {BRAND}
        </a>
        <h1 className="mb-6 font-display text-[clamp(2.25rem,2rem+1vw,2.75rem)]/[1.1] outline-offset-6">
          Administration
        </h1>
        <SignInForm onSignedIn={goOn} />
        <p className="mt-8 border-t border-rule pt-6 text-small text-ink-2">
          Les comptes administrateurs sont créés sur invitation, par une personne qui administre
          déjà le site.
        </p>
      </div>
    </main>
  );
}
