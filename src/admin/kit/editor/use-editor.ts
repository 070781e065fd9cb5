import { useForm, useStore } from '@tanstack/react-form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { refreshPublicSide } from '#admin/data/refresh-public-side.ts';
import { serverNow } from '#admin/data/server-time.ts';
import { useAfterUploads } from '#admin/kit/pictures/uploads-under-way.ts';
import { FORM_INVALID } from '#domain/site/messages.ts';
import { toastError } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import type { Conflict } from './conflict.ts';
import type { EditorConfig, SaveTarget } from './editor-config.ts';
import type { Opened } from './load-editor.ts';
import { publicationOf, resolvePublication } from './publication.ts';
import { checkValues, type Outcome, readSaved, saveMerging, saveOver } from './save-merging.ts';
import { aboutRecord, tellSaved } from './tell-saved.ts';
import { useDraft } from './use-draft.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useSaveShortcut } from './use-save-shortcut.ts';
import { sameValues, type Values } from './values.ts';

/** How a save ends: in the list, or here (Ctrl+S). With `publish` the record is shown by it. */
type Saving = 'leave' | 'publish' | 'stay';
const LEAVE: Saving = 'leave';

/** Where an editor goes on after a save. */
export type EditorWays = {
  /** Leaves, usually for the list. */
  onSaved: (isNew: boolean) => void;
  /** Saved with Ctrl+S, which stays: a new record gets its own address. */
  onStayed?: ((id: string) => Promise<void>) | undefined;
  /** Whether every save stays, as Ctrl+S does. */
  isStaying?: boolean;
  /** The search parameter that opens the editor, where its page has others too. */
  parameter?: string;
};

const submitErrors = (fields: Record<string, string>) =>
  Object.keys(fields).length === 0 ? undefined : { fields };

type FormUse = {
  saved: Values;
  onInvalid: (fields: string[]) => void;
  onSave: (values: Values, saving: Saving) => Promise<void>;
};

/** The form of an editor, which holds an earlier version at first where one was opened. */
function useEditorForm(config: EditorConfig, { typed }: Opened, use: FormUse) {
  const { saved, onInvalid, onSave } = use;
  const form = useForm({
    defaultValues: saved,
    validators: { onSubmit: ({ value }) => submitErrors(checkValues(config, value)) },
    onSubmitInvalid: ({ value }) => onInvalid(Object.keys(checkValues(config, value))),
    onSubmitMeta: LEAVE,
    onSubmit: ({ value, meta }) => {
      const how = { isPublishing: meta === 'publish', now: serverNow() };
      return onSave(resolvePublication(config.entity, value, how), meta);
    },
  });
  const openVersion = useEffectEvent(() => {
    if (typed) form.reset(typed, { keepDefaultValues: true });
  });
  useEffect(() => openVersion(), []);
  return form;
}

/**
 * The editor of one record: its form and what keeps input from being lost: drafts, the question before
 * leaving, merging with what somebody else saved meanwhile.
 */
export function useEditor(config: EditorConfig, opening: Opened, ways: EditorWays) {
  const { entity, texts } = config;
  const { record, draftKind } = opening;
  const [target, setTarget] = useState<SaveTarget>({
    opened: record && { id: record.id, updatedAt: record.updated_at },
    base: record && opening.values,
  });
  const [saved, setSaved] = useState(opening.values);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  // How the save that met the conflict was to end.
  const lastSaving = useRef<Saving>('leave');
  // A ref, as it is read after the save, before the next render.
  const isLeaving = useRef(false);
  const about = aboutRecord(config, target.opened?.id);

  /** Goes on with what is stored, changed to `values`. */
  function reopen(next: SaveTarget, stored: Values, values = stored): void {
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

  async function finish(outcome: Outcome): Promise<void> {
    const isNew = target.opened === null;
    if (outcome.status === 'conflict') return setConflict(outcome.conflict);
    if (outcome.status === 'failed') {
      toastError(isNew ? texts.notCreated : texts.notChanged, outcome.reason, undefined, about);
      return outcome.errors && showErrors(outcome.errors);
    }
    if (outcome.status === 'invalid') {
      const { theirs, target: next } = outcome.conflict;
      if (theirs) reopen(next, theirs, outcome.values);
      toastError(FORM_INVALID, undefined, undefined, about);
      return showErrors(outcome.errors);
    }
    isLeaving.current = lastSaving.current !== 'stay';
    setConflict(null);
    await Promise.all([draft.forget(), refreshPublicSide()]);
    const isQuiet = !isLeaving.current && !ways.isStaying;
    const onUndone = () => ways.onSaved(false);
    tellSaved(config, outcome, { isNew, isQuiet, before: saved, onUndone });
    if (isLeaving.current) return ways.onSaved(isNew);
    // The editor goes on with what has just been saved, as it is stored.
    const next = await readSaved(outcome.id, outcome.values, config);
    await ways.onStayed?.(outcome.id);
    reopen(next, next.base);
    setSavedAt(new Date().toISOString());
  }

  const form = useEditorForm(config, opening, {
    saved,
    onInvalid(fields) {
      toastError(FORM_INVALID, undefined, undefined, about);
      focusInvalid(fields);
    },
    async onSave(values, saving) {
      lastSaving.current = saving;
      return finish(await saveMerging(values, target, config));
    },
  });
  const current = useStore(form.store, ({ values }) => values);
  const isSaving = useStore(form.store, ({ isSubmitting }) => isSubmitting);
  const draft = useDraft({ kind: draftKind, target, saved, current }, (values, next) => {
    form.reset(values, { keepDefaultValues: true });
    setTarget(next);
  });
  const isChanged = !sameValues(saved, current);

  // A second press would conflict with the first or create the record twice.
  const [, resolve] = useSingleFlight(async (chosen: Values) => {
    if (conflict) await finish(await saveOver(conflict, chosen, config));
  });
  const [isWaiting, submit] = useAfterUploads((how: Saving = ways.isStaying ? 'stay' : LEAVE) => {
    if (!form.state.isSubmitting) void form.handleSubmit(how);
  });
  useLeaveGuard(() => (isChanged || isWaiting) && !isLeaving.current, ways.parameter);
  useSaveShortcut(() => submit('stay'));
  const focusInvalid = useKeptFocus(isSaving || conflict !== null);

  return {
    config,
    form,
    values: current,
    isChanged,
    isSaving,
    isWaiting,
    /** The time of the last save that stayed here (ISO). */
    savedAt,
    record,
    isNew: target.opened === null,
    ...publicationOf(entity, target.opened && saved, current),
    submit,
    setValue: (name: string, value: unknown) => form.setFieldValue(name, value),
    draft,
    conflict,
    /** Saves over the conflict. */
    resolve: (chosen: Values) => void resolve(chosen),
    closeConflict: () => setConflict(null),
  };
}

export type Editor = ReturnType<typeof useEditor>;
