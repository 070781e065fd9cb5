import { useHydrated, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { jsonSessionStorage } from '#data/storage.ts';

type ReadMore = () => Promise<void>;

/** Number of batches shown, and scroll position, when a history entry was left. */
type RestoredLength = { batches?: number; top?: number };

/**
 * Holds the number of batches that a list shows after its first items. Back and reloads restore it with the scroll
 * position; it is 0 again once `listKey` has changed. The list's element takes `list` as its ref.
 */
export function useRestoredListLength(listKey: string, readMore: ReadMore | undefined) {
  const router = useRouter();
  const storageKey = () => `hotels/${router.state.location.state.__TSR_key}`;
  const [restored] = useState((): RestoredLength => Object(jsonSessionStorage.read(storageKey())));
  // A reloaded page begins with the items that the server has sent.
  const first = (useHydrated() && restored.batches) || 0;
  const [shown, setShown] = useState({ listKey, batches: first });
  const batches = shown.listKey === listKey ? shown.batches : 0;
  const list = useRef<HTMLUListElement>(null);
  const whenShown = useRef<{ index: number; done: (first: Element) => void }>(undefined);

  const keep = (kept: number) =>
    jsonSessionStorage.write(storageKey(), { batches: kept, top: scrollY });
  /** Lengthens the list, then calls `done` with its first new item; rejects if no more items can be read. */
  const lengthen = (wanted: number, done: (first: Element) => void) => {
    const index = list.current?.children.length ?? 0;
    return Promise.resolve(readMore?.()).then(() => {
      whenShown.current = { index, done };
      keep(wanted);
      setShown({ listKey, batches: wanted });
    });
  };
  // Runs after each render, because the items may arrive some renders after the list was lengthened.
  useLayoutEffect(() => {
    const { index = -1, done } = whenShown.current ?? {};
    const item = list.current?.children[index];
    if (!item) return;
    whenShown.current = undefined;
    done?.(item);
  });

  const restore = useEffectEvent(() => {
    const { batches: wanted = 0, top = 0 } = restored;
    if (wanted > batches || (wanted && readMore))
      lengthen(wanted, () => scrollTo({ top, behavior: 'instant' })).catch(() => undefined);
  });
  const leave = useEffectEvent(() => keep(batches));
  useEffect(() => {
    restore();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);
  return { list, batches, lengthen };
}
