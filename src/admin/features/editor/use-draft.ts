import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type RecordDraft, recordDrafts } from '#admin/data/record-drafts.ts';
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
 * Stores unsaved input on this device, per record, and finds the drafts of earlier visits. Each
 * visit writes to its own slot, so that typing does not overwrite a draft not yet resumed.
 */
export function useDraft<TValues extends FormValues>(options: DraftOptions<TValues>) {
  const { kind, target, saved, current } = options;
  const recordId = target.opened?.id ?? null;
  const updatedAt = target.opened?.updatedAt ?? null;
  const typed = { values: current, updatedAt, base: target.base };
  const [slot] = useState<string>(() => crypto.randomUUID());
  const [found, setFound] = useState<readonly RecordDraft<TValues>[]>([]);
  const drafts = useMemo(
    () => recordDrafts(kind, recordId, (values): values is TValues => fitsValues(values, saved)),
    [kind, recordId, saved],
  );
  const isChanged = !sameValues(saved, current);
  // After a save, a pending timer or leaving the page must not store the draft again.
  const isForgotten = useRef(false);

  const findDrafts = useEffectEvent(async () => {
    const kept = await drafts.read();
    setFound(kept.filter((draft) => draft.slot !== slot && !sameValues(draft.values, saved)));
  });
  useEffect(() => {
    void findDrafts();
  }, []);

  const keep = useEffectEvent(() => {
    if (isForgotten.current) return;
    // Changes that were undone leave no draft.
    if (isChanged) void drafts.write(slot, typed);
    else void drafts.clear(slot);
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

  const without = (gone: RecordDraft<TValues>) => found.filter((draft) => draft !== gone);
  return {
    found,
    /**
     * Resumes a draft; the current input becomes a draft in turn. The resumed one moves to this
     * visit's slot, as the tab that wrote it may still be open.
     */
    async resume(draft: RecordDraft<TValues>): Promise<void> {
      const keptAt = new Date().toISOString();
      const aside = { ...typed, slot: crypto.randomUUID(), keptAt };
      setFound(isChanged ? [aside, ...without(draft)] : without(draft));
      if (isChanged) await drafts.write(aside.slot, typed);
      await drafts.write(slot, draft);
      await drafts.clear(draft.slot);
    },
    /** Deletes a draft of an earlier visit. */
    discard(draft: RecordDraft<TValues>): void {
      setFound(without(draft));
      void drafts.clear(draft.slot);
    },
    /** Deletes this visit's draft, after a save or a reset. */
    forget(): Promise<void> {
      isForgotten.current = true;
      return drafts.clear(slot);
    },
  };
}
