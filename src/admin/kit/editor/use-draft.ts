import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type Draft, draftOf } from '#admin/data/drafts.ts';
import type { Basis } from './save.ts';
import { fitsValues, sameValues, type Values } from './values.ts';

const DELAY_MS = 400;

/**
 * Stores unsaved input on this device, one draft per record, and offers the draft of an earlier visit
 * until that draft is resumed or deleted.
 */
export function useDraft(kind: string, { opened, base }: Basis, current: Values) {
  const id = opened?.id ?? null;
  const [found, setFound] = useState<Draft<Values> | null>(null);
  const draft = useMemo(
    () => draftOf(kind, id, (values): values is Values => fitsValues(values, base)),
    [kind, id, base],
  );
  const isChanged = !sameValues(base, current);
  const isWritten = useRef(false);
  const restore = () => (found ? draft.write(found) : draft.clear());

  const find = useEffectEvent(async () => {
    const earlier = await draft.read();
    if (earlier && !isWritten.current && !sameValues(earlier.values, base)) setFound(earlier);
  });
  useEffect(() => void find(), []);

  const write = useEffectEvent(() => {
    if (isChanged)
      void draft.write({ values: current, updatedAt: opened?.updatedAt ?? null, base });
    else if (isWritten.current) void restore();
    isWritten.current = isChanged;
  });
  useEffect(() => {
    const timer = setTimeout(write, DELAY_MS, current);
    return () => clearTimeout(timer);
  }, [current]);
  useEffect(() => {
    // Timers do not run in a tab that is closed, or suspended by a phone.
    const flush = () => write();
    document.addEventListener('visibilitychange', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, []);

  return {
    /** The draft of an earlier visit, offered while the form is unchanged. */
    found: isChanged ? null : found,
    /** Withdraws the offer; the form stores the resumed draft again. */
    takeFound: () => setFound(null),
    discard(): void {
      setFound(null);
      void draft.clear();
    },
    /** Deletes this visit's draft after a save. */
    async forget(): Promise<void> {
      isWritten.current = false;
      await restore();
      // The editor of a new record now edits the created record.
      if (id === null) setFound(null);
    },
  };
}
