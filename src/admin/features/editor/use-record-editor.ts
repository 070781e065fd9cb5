import { useForm, useStore } from '@tanstack/react-form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readOwnSave } from '#admin/data/read-records.ts';
import type { RecordDraft } from '#admin/data/record-drafts.ts';
import { refreshPublicSide } from '#admin/data/refresh-public-side.ts';
import { ConflictError } from '#admin/data/save-record.ts';
import { forgetUnconfirmed } from '#admin/data/sent-writes.ts';
import { failureDescription } from '#admin/features/list/failure-description.ts';
import { FORM_INVALID } from '#domain/site/messages.ts';
import { closeToasts, toastError, toastSuccess } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { FieldErrors } from './field-errors.ts';
import { differingFields, type FormValues, sameValues } from './form-values.ts';
import type { OpenedRecord, RecordEditorOptions, SaveTarget } from './record-editor-options.ts';
import { type ShownBy, settlePlan } from './settle-plan.ts';
import { useDraft } from './use-draft.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

/** A change by somebody else; no values when the record was deleted or cannot be read. */
export type Conflict<TValues> = {
  kind: 'changed' | 'unreadable' | 'deleted';
  values: TValues | null;
  /** What an overwriting save is based on. */
  target: SaveTarget<TValues>;
};

/** How a save ends: in the list, or here (Ctrl+S). With `publish` the record is shown by it. */
type Saving = 'leave' | 'publish' | 'stay';
const LEAVE: Saving = 'leave';

function toConflict<TValues extends FormValues>(
  stored: Record<string, unknown> | null,
  id: string | undefined,
  toValues: RecordEditorOptions<TValues>['toValues'],
): Conflict<TValues> {
  if (stored === null) {
    const target = { opened: null, base: null, formerId: id };
    return { kind: 'deleted', values: null, target };
  }
  const values = toValues(stored);
  const updatedAt = typeof stored.updated_at === 'string' ? stored.updated_at : null;
  const now = id === undefined ? null : { id, updatedAt };
  const target = { opened: now, base: values };
  return { kind: values ? 'changed' : 'unreadable', values, target };
}

const submitErrors = (fields: Record<string, string>) =>
  Object.keys(fields).length === 0 ? undefined : { fields };

/** Tells why a save failed. @returns the messages of the fields that are to blame, if any */
function tellFailure(error: unknown, failed: string): Record<string, string> | null {
  const fields = error instanceof FieldErrors ? error.fields : null;
  const [reason] = Object.values(fields ?? {});
  toastError(failed, reason ?? failureDescription(error));
  return fields;
}

/** Tells of a save unless the editor does; what earlier notices said of the record is no longer true. */
function tellSaved(how: Saving, saved: string, record: string): void {
  if (how === 'stay') closeToasts([record]);
  else toastSuccess(saved, undefined, undefined, [record]);
}

function publicationOf(shownBy: ShownBy | undefined, saved: FormValues, current: FormValues) {
  return {
    /** Whether it may be published by a button: it is not shown, and not about to be. */
    isHidden: shownBy === 'published' && saved[shownBy] !== true && current[shownBy] !== true,
    isPlanned: (current.publish_at ?? '') !== '',
  };
}

/**
 * An editor of one record: its form and what keeps input from being lost: drafts, the question
 * before leaving, detection of conflicts with somebody else's save.
 */
export function useRecordEditor<TValues extends FormValues>(options: RecordEditorOptions<TValues>) {
  const { kind, collection, shownBy, check, save, toValues, texts, onSaved } = options;
  const [opened, setOpened] = useState(options.opened);
  const [saved, setSaved] = useState(options.values);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict<TValues> | null>(null);
  // How the save that met the conflict was to end.
  const lastSaving = useRef<Saving>('leave');
  // A ref, as it is read after the save, before the next render.
  const isLeaving = useRef(false);

  /** Goes on with what is stored. */
  function reopen(now: OpenedRecord | null, values: TValues): void {
    setOpened(now);
    setSaved(values);
    form.reset(values);
  }

  /** The editor goes on with what has just been saved. */
  async function stay(id: string, values: TValues): Promise<void> {
    // Not known: the next save then finds a conflict, and shows what is stored.
    const updatedAt = await readOwnSave(collection, id).catch(() => null);
    await options.onStayed?.(id);
    reopen({ id, updatedAt }, values);
    setSavedAt(new Date().toISOString());
  }

  async function write(typed: TValues, target: SaveTarget<TValues>, how: Saving): Promise<void> {
    const values = settlePlan(typed, { shownBy, isPublished: how === 'publish' }, new Date());
    lastSaving.current = how;
    let id: string;
    try {
      id = await save(values, target);
    } catch (error) {
      if (error instanceof ConflictError) {
        const formerId = target.opened?.id ?? target.formerId;
        return setConflict(toConflict(error.stored, formerId, toValues));
      }
      const fields = tellFailure(error, texts.failed);
      if (!fields) return;
      form.setErrorMap({ onSubmit: { fields } });
      return focusInvalid(Object.keys(fields));
    }
    isLeaving.current = how !== 'stay';
    setConflict(null);
    await Promise.all([draft.forget(), refreshPublicSide()]);
    tellSaved(how, texts.saved, `${collection}/${id}`);
    if (how === 'stay') return stay(id, values);
    onSaved();
  }

  const form = useForm({
    defaultValues: saved,
    validators: { onSubmit: ({ value }) => submitErrors(check(value)) },
    onSubmitInvalid: ({ value }) => {
      toastError(FORM_INVALID);
      focusInvalid(Object.keys(check(value)));
    },
    onSubmitMeta: LEAVE,
    onSubmit: ({ value, meta }) => write(value, { opened, base: opened && saved }, meta),
  });
  const current = useStore(form.store, ({ values }) => values);
  const isSaving = useStore(form.store, ({ isSubmitting }) => isSubmitting);
  const draft = useDraft({ kind, opened, saved, current });
  const isChanged = !sameValues(saved, current);

  // A second press would conflict with the first or create the record twice.
  const [, keepMine] = useSingleFlight(async () => {
    if (conflict) await write(form.state.values, conflict.target, lastSaving.current);
  });
  const submit = (how: Saving = 'leave') => {
    if (!form.state.isSubmitting) void form.handleSubmit(how);
  };
  useLeaveGuard(() => isChanged && !isLeaving.current, options.parameter);
  useSaveShortcut(() => submit('stay'));
  useEffect(() => forgetUnconfirmed, []);
  const focusInvalid = useKeptFocus(isSaving || conflict !== null);

  return {
    form,
    editedRecord: opened ? `${collection}/${opened.id}` : undefined,
    values: current,
    isChanged,
    isSaving,
    /** The time of the last save that stayed here (ISO). */
    savedAt,
    /** The record as it is edited; null for a new one. */
    opened,
    ...publicationOf(shownBy, saved, current),
    submit,
    drafts: draft.found,
    /** The fields in which a draft differs from the saved values. */
    changesOf: ({ values }: RecordDraft<TValues>) => differingFields(saved, values),
    resumeDraft(resumed: RecordDraft<TValues>) {
      void draft.resume(resumed);
      form.reset(resumed.values, { keepDefaultValues: true });
      // Based on what was stored then, so that a later save shows as a conflict.
      if (opened) setOpened({ ...opened, updatedAt: resumed.updatedAt });
    },
    discardDraft: draft.discard,
    conflict,
    keepMine: () => void keepMine(),
    takeTheirs() {
      if (!conflict?.values) return;
      reopen(conflict.target.opened, conflict.values);
      void draft.forget();
      setConflict(null);
    },
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
