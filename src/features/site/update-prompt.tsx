import { Button } from '#ui/button.tsx';

/** Offers the version that was downloaded; nothing changes until the visitor accepts. */
export function UpdatePrompt({ onUpdate, onLater }: { onUpdate: () => void; onLater: () => void }) {
  return (
    <div
      data-notice=""
      className="fixed inset-x-4 bottom-4 z-50 border border-ink bg-paper-2 px-5 py-4 sm:right-auto sm:w-96"
    >
      <p role="status">Une nouvelle version est disponible</p>
      <div className="mt-3 flex items-center gap-6">
        <Button size="sm" onClick={onUpdate}>
          Mettre à jour
        </Button>
        <button type="button" onClick={onLater} className="link-action">
          Plus tard
        </button>
      </div>
    </div>
  );
}
