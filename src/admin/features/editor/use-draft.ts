import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type RecordDraft, recordDrafts } from '#admin/data/record-drafts.ts';
import { type FormValues, fitsValues, sameValues } from './form-values.ts';
import type { OpenedRecord } from './record-editor-options.ts';

const DELAY_MS = 400;

type DraftOptions<TValues extends FormValues> = {
  kind: string;
  opened: OpenedRecord | null;
  /** What is saved. */
  saved: TValues;
  /** What the fields hold now. */
  current: TValues;
};

/**
 * Keeps what is typed on this device, record by record, and finds what earlier visits left. Each
 * visit has a slot of its own: what is typed beside an unanswered draft does not replace it.
 */
export function useDraft<TValues extends FormValues>(options: DraftOptions<TValues>) {
  const { kind, opened, saved, current } = options;
  const [recordId] = useState(opened?.id ?? null);
  const [slot] = useState<string>(() => crypto.randomUUID());
  const [found, setFound] = useState<readonly RecordDraft<TValues>[]>([]);
  const drafts = useMemo(
    () => recordDrafts(kind, recordId, (values): values is TValues => fitsValues(values, saved)),
    [kind, recordId, saved],
  );
  const isChanged = !sameValues(saved, current);
  // What has just been saved is not to be kept by a timer that still runs, or on leaving.
  const isForgotten = useRef(false);

  const lookFor = useEffectEvent(async () => {
    const kept = await drafts.read();
    setFound(kept.filter((draft) => draft.slot !== slot && !sameValues(draft.values, saved)));
  });
  useEffect(() => {
    void lookFor();
  }, []);

  const keep = useEffectEvent(() => {
    if (isForgotten.current) return;
    // What was typed and then taken back is no draft any more.
    if (isChanged) void drafts.write(slot, current, opened?.updatedAt ?? null);
    else void drafts.clear(slot);
  });
  useEffect(() => {
    isForgotten.current = false;
    const timer = setTimeout(keep, DELAY_MS, current);
    return () => clearTimeout(timer);
  }, [current]);
  useEffect(() => {
    // A tab that goes, or is put aside by a phone, takes its timers along.
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
     * Goes on with a draft; what has been typed until now becomes one to be taken up in turn. The
     * draft moves into this visit's slot: the tab that it comes from may be open still.
     */
    async resume(draft: RecordDraft<TValues>): Promise<void> {
      const updatedAt = opened?.updatedAt ?? null;
      const keptAt = new Date().toISOString();
      const aside = { slot: crypto.randomUUID(), values: current, updatedAt, keptAt };
      setFound(isChanged ? [aside, ...without(draft)] : without(draft));
      if (isChanged) await drafts.write(aside.slot, current, updatedAt);
      await drafts.write(slot, draft.values, draft.updatedAt);
      await drafts.clear(draft.slot);
    },
    /** Throws a draft of an earlier visit away. */
    discard(draft: RecordDraft<TValues>): void {
      setFound(without(draft));
      void drafts.clear(draft.slot);
    },
    /** For what has been saved, or given up. */
    forget(): Promise<void> {
      isForgotten.current = true;
      return drafts.clear(slot);
    },
  };
}
