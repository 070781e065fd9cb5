import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { clearDraft, type RecordDraft, readDraft, writeDraft } from '#admin/data/drafts.ts';
import { isSigningOut, useSession } from '#admin/data/session.ts';
import { useConfirm } from '#admin/ui/confirm.tsx';
import { mergeVersions } from '#domain/admin/merge-values.ts';
import { hasSameValues, type Values } from './editor-config.ts';
import type { Opened } from './load-editor.ts';

const DELAY_MS = 400;

export function useDraft({ record, base, draftKind }: Opened, typed: Values, isChanged: boolean) {
  const session = useSession();
  const [owner] = useState(session?.uid);
  // Part of the draft's key for a new record, because two tabs may write new records at once.
  const [tab] = useState(() => crypto.randomUUID());
  const place = `${owner}/${draftKind}/${record?.id ?? 'new'}`;
  const name = record ? place : `${place}/${tab}`;
  const [found, setFound] = useState<(RecordDraft & { key: string }) | null>(null);
  const isWritten = useRef(false);
  const restore = () => (found?.key === name ? writeDraft(name, found) : clearDraft(name));

  const find = useEffectEvent(async () => {
    const isUseful = ({ values }: RecordDraft) => !hasSameValues(base, { ...base, ...values });
    const earlier = await readDraft(place, isUseful);
    if (!isWritten.current) setFound(earlier ?? null);
  });
  useEffect(() => void find(), []);

  const write = useEffectEvent(() => {
    const updatedAt = record?.updatedAt ?? null;
    if (isChanged && found?.key === name) {
      // Adds to a draft that nobody has resumed or deleted, instead of overwriting it.
      const versions = { base, mine: typed, theirs: { ...base, ...found.values } };
      void writeDraft(name, { ...found, values: mergeVersions(versions).values });
    } else if (isChanged) void writeDraft(name, { values: typed, updatedAt, base });
    else if (isWritten.current) void restore();
    isWritten.current = isChanged;
  });
  useEffect(() => {
    // Drafts are deleted with their session; when a new session begins, the open editor's draft is written again.
    const timer = session && setTimeout(write, DELAY_MS, typed);
    return () => clearTimeout(timer ?? undefined);
  }, [typed, session]);
  useEffect(() => {
    // Writes when the tab is hidden: timers do not run in a tab that is closed, or suspended by a phone.
    document.addEventListener('visibilitychange', write);
    return () => {
      document.removeEventListener('visibilitychange', write);
      write();
    };
  }, []);

  return {
    found: isChanged ? null : found,
    takeFound(): void {
      setFound(null);
      if (!found || found.key === name) return;
      void writeDraft(name, found).then(() => clearDraft(found.key));
    },
    discard(): void {
      setFound(null);
      void clearDraft(found?.key ?? name).then(find);
    },
    async forget(): Promise<void> {
      isWritten.current = false;
      await restore();
      // A new record has just been created, so drafts of other new records are no longer offered.
      if (record === null) setFound(null);
    },
  };
}

const QUESTION = {
  title: 'Quitter sans enregistrer\u202f?',
  text: 'Votre saisie reste gardée sur cet appareil\u00a0: vous pourrez la reprendre en rouvrant cette page.',
  confirmLabel: 'Quitter la page',
  cancelLabel: 'Continuer à modifier',
};

/** Returns the part of a URL that identifies an editor: without `q`, the search of the page. */
const placeOf = ({ pathname, search }: { pathname: string; search: object }) =>
  JSON.stringify([pathname, { ...search, q: undefined }]);

export function useLeaveGuard(hasUnsaved: boolean): void {
  const confirm = useConfirm();
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      hasUnsaved && placeOf(current) !== placeOf(next) && !(await confirm(QUESTION)),
    // The browser does not ask when signing out, which has asked already.
    enableBeforeUnload: () => hasUnsaved && !isSigningOut(),
  });
}
