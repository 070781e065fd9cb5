import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type RecordDraft, recordDrafts } from '#data/admin/record-drafts.ts';
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
 * Keeps what is typed on this device, record by record, and finds what an earlier visit left.
 * `forget` is for what has been saved.
 */
export function useDraft<TValues extends FormValues>(options: DraftOptions<TValues>) {
  const { kind, opened, saved, current } = options;
  const id = opened?.id ?? null;
  const [found, setFound] = useState<RecordDraft<TValues> | null>(null);
  const drafts = useMemo(
    () => recordDrafts(kind, (values): values is TValues => fitsValues(values, saved)),
    [kind, saved],
  );
  const isChanged = !sameValues(saved, current);
  // What has just been saved is not to be kept by a timer that still runs, or on leaving.
  const isForgotten = useRef(false);

  const lookFor = useEffectEvent(async () => {
    const draft = await drafts.read(id);
    if (draft && !sameValues(draft.values, saved)) setFound(draft);
  });
  useEffect(() => {
    void lookFor();
  }, []);

  const keep = useEffectEvent(() => {
    if (isChanged && !isForgotten.current)
      void drafts.write(id, current, opened?.updatedAt ?? null);
  });
  useEffect(() => {
    isForgotten.current = false;
    if (!isChanged) return;
    const timer = setTimeout(keep, DELAY_MS, current);
    return () => clearTimeout(timer);
  }, [current, isChanged]);
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

  const forget = () => {
    isForgotten.current = true;
    setFound(null);
    return drafts.clear(id);
  };
  return { found, dismiss: () => setFound(null), forget };
}
