import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LiveDataProvider } from '#admin/data/live.tsx';
import {
  cancelNewSignIn,
  isSigningOut,
  openSignInPage,
  type SessionAccount,
  useIsSignInRequested,
  useSession,
} from '#admin/data/session.ts';
import { SearchPalette } from '#admin/features/palette/palette.tsx';
import { SignInForm } from '#admin/features/session/sign-in.tsx';
import { AccessDenied, SignOutButton } from '#admin/features/session/sign-out.tsx';
import { ADMIN_PAGES } from '#admin/kit/admin-pages.ts';
import { ConfirmProvider } from '#admin/ui/confirm.tsx';
import { useOnline } from '#data/online.ts';
import { ADMIN_SESSION_MAX_HOURS, RECENT_SIGN_IN_MINUTES } from '#domain/admin/admin-session.ts';
import { BRAND } from '#domain/site/brand.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Emblem } from '#ui/emblem.tsx';
import { OfflineStrip } from '#ui/offline-strip.tsx';
import { SkipLink } from '#ui/skip-link.tsx';

export function AdminLayout({ children }: { children: ReactNode }) {
  const session = useSession();
  const isSignInAsked = useIsSignInRequested();
  const [lastAccount, setLastAccount] = useState<SessionAccount | null>(null);
  // When the session ends, the page and the typed text stay, below the dialog for signing in again.
  const account = session ?? lastAccount;
  if (account !== lastAccount) setLastAccount(account);
  if (account === null) return null;
  const { uid, email, isAdmin } = account;
  return (
    <ConfirmProvider>
      {isAdmin ? (
        <LiveDataProvider key={uid}>
          <AdminFrame email={email}>{children}</AdminFrame>
        </LiveDataProvider>
      ) : (
        <AccessDenied email={email} />
      )}
      {(session === null || isSignInAsked) && !isSigningOut() && (
        <SignInAgain email={email} isOver={session === null} />
      )}
    </ConfirmProvider>
  );
}

const SignInAgain = ({ email, isOver }: { email: string; isOver: boolean }) => (
  <Dialog
    onClose={isOver ? () => openSignInPage() : cancelNewSignIn}
    title={isOver ? 'Votre session a pris fin' : 'Est-ce bien vous\u202f?'}
    closeLabel={isOver ? 'Aller à la page de connexion' : 'Annuler'}
  >
    <p className="mt-3 mb-5 text-ink-2">
      Reconnectez-vous pour continuer{'\u00a0'}: rien de ce que vous avez saisi n’est perdu.{' '}
      {isOver
        ? `Une session dure ${ADMIN_SESSION_MAX_HOURS}\u00a0heures au plus.`
        : `La connexion doit dater de moins de ${RECENT_SIGN_IN_MINUTES}\u00a0minutes.`}
    </p>
    <SignInForm email={email} onSignedIn={() => undefined} />
  </Dialog>
);

function AdminFrame({ email, children }: { email: string; children: ReactNode }) {
  const isOnline = useOnline();
  useTitleFocus();
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_1fr] bg-paper-2 lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <SkipLink />
      <header className="flex min-h-17 items-center gap-x-4.5 border-b border-rule bg-paper px-[clamp(1.25rem,2.2vw,2rem)] py-2 max-md:grid max-md:grid-cols-[auto_auto] max-md:justify-between lg:col-span-2">
        <Link
          to="/admin"
          className="flex min-h-11 items-center gap-2.5 font-display text-[1.25rem] whitespace-nowrap md:gap-3.5 md:text-2xl"
        >
          <Emblem className="size-7 text-gold md:size-8.5" />
          {BRAND}
        </Link>
        <p className="border-l border-rule pl-4.5 text-small text-ink-2 max-md:hidden">
          Administration
        </p>
        {/* On a phone, takes its own line and does not widen the columns. */}
        <p className="ml-auto truncate text-small text-ink-2 max-md:col-span-2 max-md:row-start-2 max-md:ml-0 max-md:w-0 max-md:min-w-full max-md:text-caption">
          <Link
            to="/admin/compte"
            aria-label={`Mon compte, ${email}`}
            className="block truncate leading-6 underline decoration-rule underline-offset-4"
          >
            {email}
          </Link>
        </p>
        <div className="flex gap-2 max-md:ml-auto md:gap-3">
          <SearchPalette />
          <SignOutButton size="sm" className="max-md:px-2" />
        </div>
      </header>
      <AdminNavigation />
      <div className="min-w-0">
        <OfflineStrip isOnline={isOnline}>
          Ce qui est affiché reste lisible{'\u202f'}; rien ne peut être enregistré avant le retour
          du réseau.
        </OfflineStrip>
        <main
          id="contenu"
          tabIndex={-1}
          className="max-w-320 px-5 pt-6 pb-16 outline-none lg:px-8 lg:pt-8 xl:px-12"
        >
          {children}
        </main>
      </div>
    </div>
  );
}

/** After a navigation, moves the focus to the page's heading, so that screen readers announce the new page. */
function useTitleFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return;
        // If the focus is in a record's editor, it stays there: saving a new record changes the URL, but not the page.
        if (document.activeElement?.closest('.editor')) return;
        document.querySelector<HTMLElement>('#contenu h1')?.focus({ preventScroll: true });
      }),
    [router],
  );
}

const MENU =
  'menu w-full flex-row flex-nowrap overflow-x-auto border-b border-rule p-0 px-1.5 text-body [--focus-offset:-3px] [--menu-active-bg:transparent] lg:sticky lg:top-0 lg:flex-col lg:overflow-visible lg:border-0 lg:px-0 lg:py-6';
const ITEM =
  'min-h-12.5 content-center border-b-2 border-transparent px-3.5 whitespace-nowrap text-ink-2 aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink lg:min-h-11 lg:border-b-0 lg:border-l-3 lg:px-6.5';

function AdminNavigation() {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes.
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current=page]');
    current?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [pathname]);
  return (
    <nav aria-label="Administration" className="min-w-0 bg-paper lg:border-r lg:border-rule">
      <ul ref={list} className={MENU}>
        {ADMIN_PAGES.map(({ section, label }) => (
          <li key={section}>
            <Link
              to={section === '' ? '/admin' : '/admin/$section'}
              params={{ section }}
              activeOptions={{ exact: section === '', includeSearch: false }}
              className={ITEM}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
