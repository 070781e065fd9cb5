import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { clearDraft, findNewestDraft, type RecordDraft, writeDraft } from '#admin/data/drafts.ts';
import { isSigningOut, useSession } from '#admin/data/session.ts';
import { useConfirm } from '#admin/ui/confirm.tsx';
import type { FormValues } from '#domain/schema/typed-fields.ts';
import { hasSameValues } from './editor-config.ts';
import type { EditorInitialState } from './load-editor.ts';

const DELAY_MS = 400;

export function useDraftAutosave(
  { record, base, draftKind }: EditorInitialState,
  typed: FormValues,
  isChanged: boolean,
) {
  const session = useSession();
  const [owner] = useState(session?.uid);
  // The tab is part of the draft's key, because two tabs may edit the same record, or new records, at once.
  const [tab] = useState(() => crypto.randomUUID());
  const place = `${owner}/${draftKind}/${record?.id ?? 'new'}`;
  const name = `${place}/${tab}`;
  const [foundDraft, setFoundDraft] = useState<(RecordDraft & { key: string }) | null>(null);
  const isWritten = useRef(false);

  const find = useEffectEvent(async () => {
    const isUseful = ({ values }: RecordDraft) => !hasSameValues(base, { ...base, ...values });
    const earlier = await findNewestDraft(place, isUseful);
    if (!isWritten.current) setFoundDraft(earlier ?? null);
  });
  useEffect(() => void find(), []);

  const write = useEffectEvent(() => {
    if (isChanged)
      void writeDraft(name, { values: typed, updatedAt: record?.updatedAt ?? null, base });
    else if (isWritten.current) void clearDraft(name);
    isWritten.current = isChanged;
  });
  useEffect(() => {
    // Drafts are deleted when their session ends; when a new session begins, the open editor stores its draft again.
    const timer = session && setTimeout(write, DELAY_MS, typed);
    return () => clearTimeout(timer ?? undefined);
  }, [typed, session]);
  useEffect(() => {
    // Stores the draft when the tab is hidden: timers do not run in a tab that is closed, or suspended by a phone.
    document.addEventListener('visibilitychange', write);
    return () => {
      document.removeEventListener('visibilitychange', write);
      write();
    };
  }, []);

  return {
    found: isChanged ? null : foundDraft,
    takeFound(): void {
      setFoundDraft(null);
      if (foundDraft) void writeDraft(name, foundDraft).then(() => clearDraft(foundDraft.key));
    },
    discard(): void {
      setFoundDraft(null);
      if (foundDraft) void clearDraft(foundDraft.key).then(find);
    },
    async forget(): Promise<void> {
      isWritten.current = false;
      await clearDraft(name);
      // Once this editor has created its record, it no longer offers drafts of other new records.
      if (record === null) setFoundDraft(null);
    },
  };
}

const QUESTION = {
  title: 'Quitter sans enregistrer\u202f?',
  text: 'Votre saisie reste gardée sur cet appareil\u00a0: vous pourrez la reprendre en rouvrant cette page.',
  confirmLabel: 'Quitter la page',
  cancelLabel: 'Continuer à modifier',
};

/** Returns the parts of a URL that identify an editor: all but its hash and `q`, the search text of a list. */
const placeOf = ({ pathname, search }: { pathname: string; search: object }) =>
  JSON.stringify([pathname, { ...search, q: undefined }]);

export function useLeaveGuard(hasUnsaved: boolean): void {
  const confirm = useConfirm();
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      hasUnsaved && placeOf(current) !== placeOf(next) && !(await confirm(QUESTION)),
    // The browser does not ask when signing out, because the sign-out button has asked already.
    enableBeforeUnload: () => hasUnsaved && !isSigningOut(),
  });
}
