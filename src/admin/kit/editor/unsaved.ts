import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type Draft, draftOf } from '#admin/data/drafts.ts';
import { isLeaving } from '#admin/data/session.ts';
import { useConfirm } from '#admin/ui/confirm.tsx';
import { fitsValues, sameValues, type Values } from './editor-config.ts';
import type { Basis } from './save.ts';

const DELAY_MS = 400;

/** Stores unsaved input on this device, and offers the draft of an earlier visit. */
export function useDraft(
  kind: string,
  { opened, base }: Basis,
  current: Values,
  isChanged: boolean,
) {
  const id = opened?.id ?? null;
  const [found, setFound] = useState<Draft<Values> | null>(null);
  const draft = useMemo(
    () => draftOf(kind, id, (values): values is Values => fitsValues(values, base)),
    [kind, id, base],
  );
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

const QUESTION = {
  title: 'Quitter sans enregistrer\u202f?',
  text: 'Votre saisie reste gardée sur cet appareil\u00a0: vous pourrez la reprendre en rouvrant cette page.',
  confirmLabel: 'Quitter la page',
  cancelLabel: 'Continuer à modifier',
};

/** Returns the part of a URL that identifies an editor, without `q`, the search above. */
const placeOf = ({ pathname, search }: { pathname: string; search: object }) =>
  JSON.stringify([pathname, { ...search, q: undefined }]);

export function useLeaveGuard(hasUnsaved: boolean): void {
  const confirm = useConfirm();
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      hasUnsaved && placeOf(current) !== placeOf(next) && !(await confirm(QUESTION)),
    // Signing out has asked already.
    enableBeforeUnload: () => hasUnsaved && !isLeaving(),
  });
}
