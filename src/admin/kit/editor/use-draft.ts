import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type Draft, draftOf } from '#admin/data/drafts.ts';
import type { SaveTarget } from './editor-config.ts';
import { differingFields, fitsValues, sameValues, type Values } from './values.ts';

const DELAY_MS = 400;

type DraftOptions = {
  kind: string;
  /** What a save would be based on. */
  target: SaveTarget;
  /** Saved values. */
  saved: Values;
  /** Current values of the fields. */
  current: Values;
};

/** A save of a resumed draft is based on what was stored then, so that a later save is merged. */
function targetOf({ updatedAt, base }: Draft<Values>, target: SaveTarget): SaveTarget {
  const { opened } = target;
  if (opened === null || updatedAt === opened.updatedAt) return target;
  return { opened: { ...opened, updatedAt }, base };
}

/**
 * Stores unsaved input on this device, one draft for each record, and finds that of an earlier visit:
 * it stays on offer while something else is typed.
 */
export function useDraft(
  options: DraftOptions,
  onResume: (values: Values, target: SaveTarget) => void,
) {
  const { kind, target, saved, current } = options;
  const recordId = target.opened?.id ?? null;
  const updatedAt = target.opened?.updatedAt ?? null;
  const typed = { values: current, updatedAt, base: target.base };
  const [found, setFound] = useState<Draft<Values> | null>(null);
  const kept = useMemo(
    () => draftOf(kind, recordId, (values): values is Values => fitsValues(values, saved)),
    [kind, recordId, saved],
  );
  const isChanged = !sameValues(saved, current);
  // After a save, a pending timer or leaving the page must not store the draft again.
  const isForgotten = useRef(false);
  const isWritten = useRef(false);
  /** Leaves on the device what it held before this visit. */
  const putBack = () => (found ? kept.write(found) : kept.clear());

  const findDraft = useEffectEvent(async () => {
    const draft = await kept.read();
    if (!isWritten.current) setFound(draft && !sameValues(draft.values, saved) ? draft : null);
  });
  useEffect(() => {
    void findDraft();
  }, []);

  const keep = useEffectEvent(() => {
    if (isForgotten.current) return;
    // Changes that were undone leave no draft.
    if (isChanged) void kept.write(typed);
    else if (isWritten.current) void putBack();
    isWritten.current = isChanged;
  });
  useEffect(() => {
    isForgotten.current = false;
    const timer = setTimeout(keep, DELAY_MS, current);
    return () => clearTimeout(timer);
  }, [current]);
  useEffect(() => {
    // Timers do not survive a tab that is closed, or suspended by a phone.
    const flush = () => keep();
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, []);

  return {
    /** Unsaved input of an earlier visit. */
    found,
    /** The fields in which it differs from what is saved. */
    changes: found ? differingFields(saved, found.values) : [],
    /** Makes it the input; what was typed until now is on offer instead. */
    resume(): void {
      if (!found) return;
      setFound(isChanged ? { ...typed, keptAt: new Date().toISOString() } : null);
      onResume(found.values, targetOf(found, target));
    },
    /** Deletes the found draft. */
    discard(): void {
      setFound(null);
      if (!isChanged) void kept.clear();
    },
    /** Deletes what this visit stored, after a save. */
    async forget(): Promise<void> {
      isForgotten.current = true;
      isWritten.current = false;
      await putBack();
      // The editor of a new record goes on as that of the record.
      if (recordId === null) setFound(null);
    },
  };
}
