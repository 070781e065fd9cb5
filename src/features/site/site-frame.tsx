import { lazy, type ReactNode, Suspense } from 'react';
import { SkipLink } from '#ui/skip-link.tsx';
import { Announcement, useAnnounced } from './frame-parts.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { SiteHeader } from './site-header.tsx';

const Announcing = import.meta.env.SSR
  ? Announcement
  : lazy(async () => ({ default: (await import('./frame-parts.tsx')).Announcement }));

/** The server's page says whether there is an announcement; only the shell has to look for one. */
const useIsAnnounced = import.meta.env.SSR ? useAnnounced : () => isAnnounced;
const isAnnounced =
  !import.meta.env.SSR &&
  (document.documentElement.dataset.stylesheet === undefined ||
    document.getElementById('annonce') !== null);

type SiteFrameProps = {
  newsletterButton?: ReactNode;
  /** Hangs from the header. */
  mark?: ReactNode;
  /** A page without one fills the window. */
  footer?: ReactNode;
  children: ReactNode;
};

/** The frame of every public page. */
export function SiteFrame({ newsletterButton, mark, footer, children }: SiteFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {useIsAnnounced() && (
        <Suspense>
          <Announcing />
        </Suspense>
      )}
      <SiteHeader newsletterButton={newsletterButton} />
      <OfflineNotice />
      {mark}
      <main id="contenu" tabIndex={-1} className="flex-1">
        {children}
      </main>
      {footer}
    </div>
  );
}
