import { lazy, type ReactNode, Suspense } from 'react';
import { useOldContentDate } from '#data/content-age.ts';
import { useOnline } from '#data/online.ts';
import { Icon } from '#ui/icon.tsx';
import { OfflineStrip } from '#ui/offline-strip.tsx';

const ContentDate = lazy(async () => ({
  default: (await import('./content-date.tsx')).ContentDate,
}));

const Mark = ({ children }: { children: ReactNode }) => (
  <span className="flex items-center gap-2 border-b border-l border-rule bg-sand px-4">
    {children}
  </span>
);

/**
 * The strip under the header, and marks that stay visible when the page is scrolled: that there is no
 * network, and how old the content is. The live region is always in the page, so that changes are
 * announced.
 */
export function OfflineNotice() {
  const online = useOnline();
  const oldDate = useOldContentDate();
  return (
    <>
      {!online && (
        <div className="relative z-30">
          <OfflineStrip title="Vous êtes hors connexion.">
            Vos favoris restent lisibles{'\u202f'}; les prix datent de votre dernière visite.
          </OfflineStrip>
        </div>
      )}
      <p
        aria-live="polite"
        className="pointer-events-none sticky top-0 z-20 -mt-9 flex h-9 self-end text-caption"
      >
        {oldDate !== null && (
          <Suspense>
            <Mark>
              <ContentDate at={oldDate} />
            </Mark>
          </Suspense>
        )}
        {!online && (
          <Mark>
            <Icon name="offline" size={16} />
            Hors ligne
          </Mark>
        )}
      </p>
    </>
  );
}
