import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SignOutButton } from '#admin/features/session/sign-out-button.tsx';
import { useOnline } from '#data/online.ts';
import { BRAND } from '#domain/site/brand.ts';
import { Emblem } from '#ui/emblem.tsx';
import { OfflineStrip } from '#ui/offline-strip.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { AdminNavigation } from './admin-navigation.tsx';
import { PageFocus } from './page-focus.tsx';

type AdminFrameProps = {
  email: string;
  /** In the header: the way to anything by name. */
  palette: ReactNode;
  children: ReactNode;
};

/** Header, navigation and the place of a page. */
export function AdminFrame({ email, palette, children }: AdminFrameProps) {
  const isOnline = useOnline();
  return (
    <div className="admin-frame">
      <SkipLink />
      <header className="admin-header">
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
        <p className="ml-auto truncate text-small text-ink-2 max-md:hidden">{email}</p>
        <div className="flex gap-2 max-md:ml-auto md:gap-3">
          {palette}
          <SignOutButton />
        </div>
      </header>
      <AdminNavigation />
      <div className="admin-work">
        {!isOnline && (
          <OfflineStrip title="Vous êtes hors connexion.">
            Ce qui est affiché reste lisible{'\u202f'}; rien ne peut être enregistré avant le retour
            du réseau.
          </OfflineStrip>
        )}
        <main id="contenu" tabIndex={-1} className="admin-main">
          {children}
        </main>
      </div>
      <PageFocus />
    </div>
  );
}
