import { useForm, useStore } from '@tanstack/react-form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RecordDraft } from '#admin/data/record-drafts.ts';
import { refreshPublicSide } from '#admin/data/refresh-public-side.ts';
import { ConflictError } from '#admin/data/save-record.ts';
import { forgetUnconfirmed } from '#admin/data/sent-writes.ts';
import { failureDescription } from '#admin/features/list/failure-description.ts';
import { FORM_INVALID } from '#domain/site/messages.ts';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { FieldErrors } from './field-errors.ts';
import { differingFields, type FormValues, sameValues } from './form-values.ts';
import type { RecordEditorOptions, SaveTarget } from './record-editor-options.ts';
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

/**
 * An editor of one record: its form and what keeps input from being lost: drafts, the question
 * before leaving, detection of conflicts with somebody else's save.
 */
export function useRecordEditor<TValues extends FormValues>(options: RecordEditorOptions<TValues>) {
  const { kind, check, save, toValues, texts, onSaved } = options;
  const [opened, setOpened] = useState(options.opened);
  const [saved, setSaved] = useState(options.values);
  const [conflict, setConflict] = useState<Conflict<TValues> | null>(null);
  // A ref, as it is read after the save, before the next render.
  const isLeaving = useRef(false);

  function toConflict(
    stored: Record<string, unknown> | null,
    id: string | undefined,
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

  async function write(values: TValues, target: SaveTarget<TValues>): Promise<void> {
    try {
      await save(values, target);
    } catch (error) {
      if (error instanceof ConflictError) {
        setConflict(toConflict(error.stored, target.opened?.id ?? target.formerId));
      } else if (error instanceof FieldErrors) {
        form.setErrorMap({ onSubmit: { fields: error.fields } });
        toastError(texts.failed, Object.values(error.fields)[0]);
        focusInvalid(Object.keys(error.fields));
      } else {
        toastError(texts.failed, failureDescription(error));
      }
      return;
    }
    isLeaving.current = true;
    setConflict(null);
    await Promise.all([draft.forget(), refreshPublicSide()]);
    toastSuccess(texts.saved);
    onSaved();
  }

  const form = useForm({
    defaultValues: saved,
    validators: {
      onSubmit: ({ value }) => {
        const fields = check(value);
        return Object.keys(fields).length === 0 ? undefined : { fields };
      },
    },
    onSubmitInvalid: ({ value }) => {
      toastError(FORM_INVALID);
      focusInvalid(Object.keys(check(value)));
    },
    onSubmit: ({ value }) => write(value, { opened, base: opened && saved }),
  });
  const current = useStore(form.store, ({ values }) => values);
  const isSaving = useStore(form.store, ({ isSubmitting }) => isSubmitting);
  const draft = useDraft({ kind, opened, saved, current });
  const isChanged = !sameValues(saved, current);

  // A second press would conflict with the first or create the record twice.
  const [, keepMine] = useSingleFlight(async () => {
    if (conflict) await write(form.state.values, conflict.target);
  });
  const submit = () => {
    if (!form.state.isSubmitting) void form.handleSubmit();
  };
  useLeaveGuard(() => isChanged && !isLeaving.current, options.parameter);
  useSaveShortcut(submit);
  useEffect(() => forgetUnconfirmed, []);
  const focusInvalid = useKeptFocus(isSaving || conflict !== null);

  return {
    form,
    values: current,
    isChanged,
    isSaving,
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
      setOpened(conflict.target.opened);
      setSaved(conflict.values);
      form.reset(conflict.values);
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
