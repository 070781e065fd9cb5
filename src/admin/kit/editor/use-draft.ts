import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type Draft, draftOf } from '#admin/data/drafts.ts';
import type { SaveTarget } from './editor-config.ts';
import { differingFields, fitsValues, sameValues, type Values } from './values.ts';

const DELAY_MS = 400;

type DraftOptions = {
  kind: string;
  /** What a save would be based on. */
  target: SaveTarget;
  saved: Values;
  /** The form's values. */
  current: Values;
};

/** A save of a resumed draft is based on what was stored then, so that a later save is merged. */
function targetOf({ updatedAt, base }: Draft<Values>, target: SaveTarget): SaveTarget {
  const { opened } = target;
  if (opened === null || updatedAt === opened.updatedAt) return target;
  return { opened: { ...opened, updatedAt }, base };
}

/**
 * Stores unsaved input on this device, one draft for each record, and finds the draft of an earlier
 * visit, which stays on offer while something else is typed.
 */
export function useDraft(
  { kind, target, saved, current }: DraftOptions,
  onResume: (values: Values, target: SaveTarget) => void,
) {
  const id = target.opened?.id ?? null;
  const typed = {
    values: current,
    updatedAt: target.opened?.updatedAt ?? null,
    base: target.base,
  };
  const [found, setFound] = useState<Draft<Values> | null>(null);
  const draft = useMemo(
    () => draftOf(kind, id, (values): values is Values => fitsValues(values, saved)),
    [kind, id, saved],
  );
  const isChanged = !sameValues(saved, current);
  const isWritten = useRef(false);
  const restore = () => (found ? draft.write(found) : draft.clear());

  const find = useEffectEvent(async () => {
    const earlier = await draft.read();
    if (earlier && !isWritten.current && !sameValues(earlier.values, saved)) setFound(earlier);
  });
  useEffect(() => void find(), []);

  const write = useEffectEvent(() => {
    if (isChanged) void draft.write(typed);
    else if (isWritten.current) void restore();
    isWritten.current = isChanged;
  });
  useEffect(() => {
    const timer = setTimeout(write, DELAY_MS, current);
    return () => clearTimeout(timer);
  }, [current]);
  useEffect(() => {
    // Timers do not survive a tab that is closed, or suspended by a phone.
    const flush = () => write();
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, []);

  return {
    /** Unsaved input of an earlier visit, and the fields that it changes. */
    found,
    changes: found ? differingFields(saved, found.values) : [],
    /** Swaps the found draft and what was typed until now. */
    resume(): void {
      if (!found) return;
      setFound(isChanged ? { ...typed, keptAt: new Date().toISOString() } : null);
      onResume(found.values, targetOf(found, target));
    },
    discard(): void {
      setFound(null);
      if (!isChanged) void draft.clear();
    },
    /** Forgets what this visit stored, once it is saved. */
    async forget(): Promise<void> {
      isWritten.current = false;
      await restore();
      // The editor of a new record goes on as the record's.
      if (id === null) setFound(null);
    },
  };
}
