import { useOnline } from '#data/online.ts';
import { Icon } from '#ui/icon.tsx';
import { OfflineStrip } from '#ui/offline-strip.tsx';

/** Keeps its live region in the page, so that screen readers announce changes. */
export function OfflineNotice() {
  const online = useOnline();
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
        {!online && (
          <span className="flex items-center gap-2 border-b border-l border-rule bg-sand px-4">
            <Icon name="offline" size={16} />
            Hors ligne
          </span>
        )}
      </p>
    </>
  );
}
