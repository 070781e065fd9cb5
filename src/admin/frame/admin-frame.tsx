import { Link, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { SignOutButton } from '#admin/features/session/sign-out-button.tsx';
import { useOnline } from '#data/online.ts';
import { BRAND } from '#domain/site/brand.ts';
import { Emblem } from '#ui/emblem.tsx';
import { OfflineStrip } from '#ui/offline-strip.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { AdminNavigation } from './admin-navigation.tsx';

type AdminFrameProps = {
  email: string;
  palette: ReactNode;
  children: ReactNode;
};

export function AdminFrame({ email, palette, children }: AdminFrameProps) {
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
          {palette}
          <SignOutButton size="sm" className="max-md:px-3" />
        </div>
      </header>
      <AdminNavigation />
      <div className="min-w-0">
        {!isOnline && (
          <OfflineStrip title="Vous êtes hors connexion.">
            Ce qui est affiché reste lisible{'\u202f'}; rien ne peut être enregistré avant le retour
            du réseau.
          </OfflineStrip>
        )}
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

/** Moves the focus to the title after a navigation, so that screen readers announce the page. */
function useTitleFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return;
        // The caret stays in the editor of a new record, which changes the URL when saved.
        if (document.activeElement?.closest('.editor')) return;
        document.querySelector<HTMLElement>('#contenu h1')?.focus({ preventScroll: true });
      }),
    [router],
  );
}
