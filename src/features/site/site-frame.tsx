import { lazy, type ReactNode, Suspense } from 'react';
import { SETTINGS_KEY, tabQueryClient } from '#data/query-client.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { OutboxSender } from '#features/outbox/outbox-sender.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { Announcement, useAnnounced } from './frame-parts.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { SiteHeader } from './site-header.tsx';

const Announcing = import.meta.env.SSR
  ? Announcement
  : lazy(async () => ({ default: (await import('./frame-parts.tsx')).Announcement }));

/** The server's page tells the browser; only the shell has to look for an announcement. */
const useIsAnnounced = import.meta.env.SSR
  ? useAnnounced
  : () =>
      document.documentElement.dataset.stylesheet === undefined ||
      Boolean(tabQueryClient()?.getQueryData<SiteSettings>(SETTINGS_KEY)?.announcement);

type SiteFrameProps = {
  /** Without a footer the page fills the window, and has no newsletter. */
  footer?: ReactNode;
  children: ReactNode;
};

export function SiteFrame({ footer, children }: SiteFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {useIsAnnounced() && (
        <Suspense>
          <Announcing />
        </Suspense>
      )}
      <SiteHeader hasNewsletter={footer !== undefined} />
      <OfflineNotice />
      {footer !== undefined && <OutboxSender />}
      <main id="contenu" tabIndex={-1} className="flex-1">
        {children}
      </main>
      {footer}
    </div>
  );
}
