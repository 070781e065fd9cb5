import { lazy, type ReactNode, Suspense } from 'react';
import { useSettings } from '#data/queries.ts';
import { SkipLink } from '#ui/skip-link.tsx';
import { Announcement } from './announcement.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { SiteHeader } from './site-header.tsx';

const Announcing = import.meta.env.SSR
  ? Announcement
  : lazy(async () => ({ default: (await import('./announcement.tsx')).Announcement }));

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
      {useSettings().announcement && (
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
