import { useHydrated, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { jsonSessionStorage } from '#data/storage.ts';

type ReadMore = () => Promise<void>;

/** Number of batches of hotels shown, and scroll position, when the visitor left a history entry. */
type RestoredLength = { batches?: number; top?: number };

/**
 * Holds the number of batches that a list shows after its first items. Back and reloads restore it with the scroll
 * position; it is 0 again once `listKey` has changed. The list's element takes `list` as its ref.
 */
export function useRestoredListLength(listKey: string, readMore: ReadMore | undefined) {
  const router = useRouter();
  const storageKey = () => `hotels/${router.state.location.state.__TSR_key}`;
  const [restored] = useState((): RestoredLength => Object(jsonSessionStorage.read(storageKey())));
  // Hydrates without further batches, because the server's HTML has none; `restore` adds them after a reload.
  const initialBatches = (useHydrated() && restored.batches) || 0;
  const [length, setLength] = useState({ listKey, batches: initialBatches });
  const batches = length.listKey === listKey ? length.batches : 0;
  const list = useRef<HTMLUListElement>(null);
  const whenShown = useRef<{ index: number; done: (firstAdded: Element) => void }>(undefined);

  const storeLength = (shownBatches: number) =>
    jsonSessionStorage.write(storageKey(), { batches: shownBatches, top: scrollY });
  /** Reads more items and shows `newBatches` batches, then calls `done` with the first new item; rejects on failure. */
  const lengthen = (newBatches: number, done: (firstAdded: Element) => void) => {
    const index = list.current?.children.length ?? 0;
    return Promise.resolve(readMore?.()).then(() => {
      whenShown.current = { index, done };
      storeLength(newBatches);
      setLength({ listKey, batches: newBatches });
    });
  };
  // Runs after each render, because the new items may be rendered only some renders after `lengthen` has been called.
  useLayoutEffect(() => {
    const { index = -1, done } = whenShown.current ?? {};
    const item = list.current?.children[index];
    if (!item) return;
    whenShown.current = undefined;
    done?.(item);
  });

  const restore = useEffectEvent(() => {
    const { batches: storedBatches = 0, top = 0 } = restored;
    if (storedBatches > batches || (storedBatches && readMore)) {
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
