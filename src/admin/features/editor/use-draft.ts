import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type RecordDraft, recordDraft } from '#admin/data/record-drafts.ts';
import { type FormValues, fitsValues, sameValues } from './form-values.ts';
import type { SaveTarget } from './record-editor-options.ts';

const DELAY_MS = 400;

type DraftOptions<TValues extends FormValues> = {
  kind: string;
  /** What a save would be based on. */
  target: SaveTarget<TValues>;
  /** Saved values. */
  saved: TValues;
  /** Current values of the fields. */
  current: TValues;
};

/** What a save of a resumed draft is based on: what was stored then, so that a later save is merged. */
export function targetOf<TValues>(
  { updatedAt, base }: RecordDraft<TValues>,
  target: SaveTarget<TValues>,
): SaveTarget<TValues> {
  const { opened } = target;
  if (opened === null || updatedAt === opened.updatedAt) return target;
  return { opened: { ...opened, updatedAt }, base };
}

/**
 * Stores unsaved input on this device, one draft for each record, and finds that of an earlier visit:
 * it stays on offer while something else is typed.
 */
export function useDraft<TValues extends FormValues>(options: DraftOptions<TValues>) {
  const { kind, target, saved, current } = options;
  const recordId = target.opened?.id ?? null;
  const updatedAt = target.opened?.updatedAt ?? null;
  const typed = { values: current, updatedAt, base: target.base };
  const [found, setFound] = useState<RecordDraft<TValues> | null>(null);
  const kept = useMemo(
    () => recordDraft(kind, recordId, (values): values is TValues => fitsValues(values, saved)),
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
    found,
    /** The found draft has become the input; what was typed until now is on offer instead. */
    swap(): void {
      setFound(isChanged ? { ...typed, keptAt: new Date().toISOString() } : null);
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
