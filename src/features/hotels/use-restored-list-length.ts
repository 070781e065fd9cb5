import { useHydrated, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { jsonSessionStorage } from '#data/storage.ts';
import { propertiesOf } from '#domain/schema/properties-of.ts';

type ReadMore = () => Promise<void>;

/**
 * Holds the number of batches that a list shows after its first items. Back and reloads restore it with the scroll
 * position; it is 0 again once `listKey` has changed. The list's element takes `list` as its ref.
 */
export function useRestoredListLength(listKey: string, readMore: ReadMore | undefined) {
  const router = useRouter();
  const storageKey = () => `hotels/${router.state.location.state.__TSR_key}`;
  // The number of batches shown, and the scroll position, when the visitor left this history entry.
  const [stored] = useState(() => propertiesOf(jsonSessionStorage.read(storageKey())));
  const storedBatches = Number(stored.batches) || 0;
  // Hydrates without further batches, because the server's HTML has none; `restore` adds them after a reload.
  const initialBatches = useHydrated() ? storedBatches : 0;
  const [length, setLength] = useState({ listKey, batches: initialBatches });
  const batches = length.listKey === listKey ? length.batches : 0;
  const list = useRef<HTMLUListElement>(null);

  const storeLength = (shownBatches: number) =>
    jsonSessionStorage.write(storageKey(), { batches: shownBatches, top: scrollY });
  /** Reads more items and shows `newBatches` batches, then calls `done` with the first new item; rejects on failure. */
  const lengthen = async (newBatches: number, done: (firstAdded: Element) => void) => {
    const index = list.current?.children.length ?? 0;
    await readMore?.();
    storeLength(newBatches);
    flushSync(() => setLength({ listKey, batches: newBatches }));
    const firstAdded = list.current?.children[index];
    if (firstAdded) done(firstAdded);
  };

  const restore = useEffectEvent(() => {
    if (storedBatches > batches || (storedBatches && readMore)) {
      const top = Number(stored.top);
      lengthen(storedBatches, () => scrollTo({ top, behavior: 'instant' })).catch(() => undefined);
    }
  });
  const leave = useEffectEvent(() => storeLength(batches));
  useEffect(() => {
    restore();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);
  return { list, batches, lengthen };
}
