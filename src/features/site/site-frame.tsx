import type { ReactNode } from 'react';
import { SkipLink } from '#ui/skip-link.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { SiteHeader } from './site-header.tsx';

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
