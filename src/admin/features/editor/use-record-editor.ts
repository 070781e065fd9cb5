import { useForm, useStore } from '@tanstack/react-form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { refreshPublicSide } from '#admin/data/refresh-public-side.ts';
import { serverNow } from '#admin/data/server-time.ts';
import { useAfterUploads } from '#admin/kit/pictures/uploads-under-way.ts';
import { FORM_INVALID } from '#domain/site/messages.ts';
import { closeToasts, toastError, toastSuccess } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import type { Conflict } from './conflict.ts';
import { differingFields, type FormValues, sameValues } from './form-values.ts';
import type { RecordEditorOptions, SaveTarget } from './record-editor-options.ts';
import { type Outcome, readSaved, saveMerging, saveOver } from './save-merging.ts';
import { publicationOf, settlePlan } from './settle-plan.ts';
import { targetOf, useDraft } from './use-draft.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

/** How a save ends: in the list, or here (Ctrl+S). With `publish` the record is shown by it. */
type Saving = 'leave' | 'publish' | 'stay';
const LEAVE: Saving = 'leave';

const submitErrors = (fields: Record<string, string>) =>
  Object.keys(fields).length === 0 ? undefined : { fields };

/** Tells of a save unless the editor does; what earlier notices said of the record is no longer true. */
function tellSaved(saved: string, note: string | undefined, record: string, isStaying: boolean) {
  if (isStaying && note === undefined) closeToasts([record]);
  else toastSuccess(saved, note, undefined, [record]);
}

function firstTarget<TValues extends FormValues>({
  opened,
  values,
}: RecordEditorOptions<TValues>): SaveTarget<TValues> {
  return { opened, base: opened && values };
}

/**
 * An editor of one record: its form and what keeps input from being lost: drafts, the question
 * before leaving, merging with what somebody else saved meanwhile.
 */
export function useRecordEditor<TValues extends FormValues>(options: RecordEditorOptions<TValues>) {
  const { kind, collection, shownBy, check, texts, onSaved } = options;
  const [target, setTarget] = useState(() => firstTarget(options));
  const [saved, setSaved] = useState(options.values);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict<TValues> | null>(null);
  // How the save that met the conflict was to end.
  const lastSaving = useRef<Saving>('leave');
  // A ref, as it is read after the save, before the next render.
  const isLeaving = useRef(false);

  /** Goes on with what is stored, changed to `values`. */
  function reopen(next: SaveTarget<TValues>, stored: TValues, values = stored): void {
    setTarget(next);
    setSaved(stored);
    form.reset(stored);
    if (values !== stored) form.reset(values, { keepDefaultValues: true });
  }

  function showErrors(fields: Record<string, string>): void {
    setConflict(null);
    form.setErrorMap({ onSubmit: { fields } });
    focusInvalid(Object.keys(fields));
  }

  /** What follows a save. */
  async function finish(outcome: Outcome<TValues>): Promise<void> {
    if (outcome.status === 'conflict') return setConflict(outcome.conflict);
    if (outcome.status === 'failed') {
      toastError(texts.failed, outcome.reason);
      return outcome.errors && showErrors(outcome.errors);
    }
    if (outcome.status === 'invalid') {
      const { theirs, target: next } = outcome.conflict;
      if (theirs) reopen(next, theirs, outcome.values);
      toastError(FORM_INVALID);
      return showErrors(outcome.errors);
    }
    isLeaving.current = lastSaving.current !== 'stay';
    setConflict(null);
    await Promise.all([draft.forget(), refreshPublicSide()]);
    const { id, values, note } = outcome;
    tellSaved(texts.saved, note, `${collection}/${id}`, !isLeaving.current);
    if (isLeaving.current) return onSaved();
    // The editor goes on with what has just been saved, as it is stored.
    const next = await readSaved(id, values, options);
    await options.onStayed?.(id);
    reopen(next, next.base);
    setSavedAt(new Date().toISOString());
  }

  const form = useForm({
    defaultValues: saved,
    validators: { onSubmit: ({ value }) => submitErrors(check(value)) },
    onSubmitInvalid: ({ value }) => {
      toastError(FORM_INVALID);
      focusInvalid(Object.keys(check(value)));
    },
    onSubmitMeta: LEAVE,
    onSubmit: async ({ value, meta }) => {
      lastSaving.current = meta;
      const isPublished = meta === 'publish';
      const values = settlePlan(value, { shownBy, isPublished }, serverNow());
      return finish(await saveMerging(values, target, options));
    },
  });
  const current = useStore(form.store, ({ values }) => values);
  const isSaving = useStore(form.store, ({ isSubmitting }) => isSubmitting);
  const draft = useDraft({ kind, target, saved, current });
  const isChanged = !sameValues(saved, current);

  // A second press would conflict with the first or create the record twice.
  const [, resolve] = useSingleFlight(async (chosen: TValues) => {
    if (conflict) await finish(await saveOver(conflict, chosen, options));
  });
  const [isWaiting, submit] = useAfterUploads((how: Saving = 'leave') => {
    if (!form.state.isSubmitting) void form.handleSubmit(how);
  });
  useLeaveGuard(() => (isChanged || isWaiting) && !isLeaving.current, options.parameter);
  useSaveShortcut(() => submit('stay'));
  const focusInvalid = useKeptFocus(isSaving || conflict !== null);

  return {
    form,
    values: current,
    isChanged,
    isSaving,
    isWaiting,
    /** The time of the last save that stayed here (ISO). */
    savedAt,
    /** The record as it is edited; null for a new one. */
    opened: target.opened,
    ...publicationOf(shownBy, saved, current),
    submit,
    /** Unsaved input of an earlier visit. */
    draft: draft.found,
    /** The fields in which that draft differs from the saved values. */
    draftChanges: draft.found ? differingFields(saved, draft.found.values) : [],
    resumeDraft() {
      if (!draft.found) return;
      draft.swap();
      form.reset(draft.found.values, { keepDefaultValues: true });
      setTarget(targetOf(draft.found, target));
    },
    discardDraft: draft.discard,
    conflict,
    /** Saves over the conflict: these values. */
    resolve: (chosen: TValues) => void resolve(chosen),
    closeConflict: () => setConflict(null),
  };
}

/** Ctrl+S, or Cmd+S. */
function useSaveShortcut(save: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}

export type RecordEditor<TValues extends FormValues> = ReturnType<typeof useRecordEditor<TValues>>;
