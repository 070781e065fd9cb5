import { BLOG_POSTS, DESTINATIONS, HOTELS } from '#data/admin/sources.ts';
import { useLiveList } from '#data/admin/use-live-list.ts';
import { Dialog } from '#ui/dialog.tsx';
import { paletteEntries } from './palette-entries.ts';
import { PaletteList } from './palette-list.tsx';

type PaletteDialogProps = { onGo: (href: string) => void; onClose: () => void };

/** Goes anywhere by name. */
export function PaletteDialog({ onGo, onClose }: PaletteDialogProps) {
  const hotels = useLiveList(HOTELS).records;
  const posts = useLiveList(BLOG_POSTS).records;
  const destinations = useLiveList(DESTINATIONS).records;
  return (
    <Dialog open onClose={onClose} title="Aller à">
      <PaletteList entries={paletteEntries(hotels, posts, destinations)} onGo={onGo} />
    </Dialog>
  );
}
