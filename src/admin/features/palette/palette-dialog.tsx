import { BLOG_POSTS, DESTINATIONS, HOTELS, PAGE_CONTENTS, REQUESTS } from '#admin/data/sources.ts';
import { useLiveList } from '#admin/data/use-live-list.ts';
import { Dialog } from '#ui/dialog.tsx';
import { paletteEntries } from './palette-entries.ts';
import { PaletteList } from './palette-list.tsx';

type PaletteDialogProps = { onGo: (href: string) => void; onClose: () => void };

/** Goes anywhere by name. */
export function PaletteDialog({ onGo, onClose }: PaletteDialogProps) {
  const named = {
    hotels: useLiveList(HOTELS).records,
    posts: useLiveList(BLOG_POSTS).records,
    destinations: useLiveList(DESTINATIONS).records,
    contents: useLiveList(PAGE_CONTENTS).records,
    requests: useLiveList(REQUESTS).records,
  };
  const isReading = Object.values(named).includes(undefined);
  return (
    <Dialog open onClose={onClose} title="Aller à">
      <PaletteList entries={paletteEntries(named)} isReading={isReading} onGo={onGo} />
    </Dialog>
  );
}
