import { useForm, useStore } from '@tanstack/react-form';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { refreshPublicSide } from '#admin/data/refresh-public-side.ts';
import { useAfterUploads } from '#admin/kit/pictures/uploads-under-way.ts';
import { mergeValues } from '#domain/admin/merge-values.ts';
import { FORM_INVALID } from '#domain/site/messages.ts';
import { toastError } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import type { Conflict } from './conflict.ts';
import type { EditorConfig, SaveTarget } from './editor-config.ts';
import { focusField } from './focus-field.ts';
import type { Opened } from './load-editor.ts';
import { publicationOf, resolvePublication } from './publication.ts';
import { checkValues, type Outcome, readSaved, saveForm } from './save.ts';
import { aboutRecord, takeBack, tellSaved } from './tell-saved.ts';
import { useAltQuestion } from './use-alt-question.ts';
import { useDraft } from './use-draft.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { sameValues, type Values } from './values.ts';

/** How a save ends: in the list, or here (Ctrl+S). `publish` also shows the record. */
type Saving = 'leave' | 'publish' | 'stay';

/** The conflict that a save met. */
type Met = Conflict & { saving: Saving };

/** What follows a save. */
export type EditorWays = {
  /** Leaves, usually for the list. */
  onSaved?: () => void;
  /** Saved without leaving: a new record gets its own address. */
  onStayed?: (id: string) => Promise<void>;
  /** Whether every save stays, as Ctrl+S does. */
  isStaying?: boolean;
  /** The search parameter that opens the editor, where its page has others too. */
  parameter?: string;
};

/** Returns the typed values with the publication that a save asks for. */
function valuesToSave({ entity }: EditorConfig, typed: Values, saving: Saving): Values {
  const { shownBy } = entity;
  const values = saving === 'publish' && shownBy ? { ...typed, [shownBy]: true } : typed;
  return resolvePublication(entity, values, new Date());
}

const targetOf = ({ record, values }: Opened): SaveTarget => ({
  opened: record && { id: record.id, updatedAt: record.updated_at },
  base: record && values,
});

/**
 * The editor of one record: its form and what keeps input from being lost: drafts, the question before
 * leaving, merging with what somebody else saved meanwhile.
 */
export function useEditor(config: EditorConfig, opening: Opened, ways: EditorWays) {
  const { entity, texts } = config;
  const [first] = useState(opening);
  const [target, setTarget] = useState(() => targetOf(first));
  const [saved, setSaved] = useState(first.values);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Met | null>(null);
  const mayPublish = useAltQuestion(config);
  const isNew = target.opened === null;
  const about = aboutRecord(config, target.opened?.id);
  const form = useForm({ defaultValues: first.typed ?? first.values });
  const current = useStore(form.store, ({ values }) => values);
  const isChanged = !sameValues(saved, current);
  const draft = useDraft({ kind: opening.draftKind, target, saved, current }, (values, next) => {
    form.reset(values, { keepDefaultValues: true });
    setTarget(next);
  });

  /** Goes on from what is stored after `sent`; what was typed meanwhile stays a change. */
  function reopen(next: SaveTarget, stored: Values, sent: Values): void {
    const { values } = mergeValues({ base: sent, mine: form.state.values, theirs: stored });
    // Rendered at once: neither a draft nor the question before leaving may see changes any more.
    flushSync(() => {
      setTarget(next);
      setSaved(stored);
      form.reset(values, { keepDefaultValues: true });
    });
  }

  function fail(message: string, fields: Record<string, string>, reason?: string): void {
    toastError(message, reason, undefined, about);
    form.setErrorMap({ onSubmit: { fields } });
    focusField(Object.keys(fields)[0]);
  }

  /** @param sent the form's values when the save began */
  async function finish(outcome: Outcome, saving: Saving, sent: Values): Promise<void> {
    if (outcome.status === 'conflict') return setConflict({ ...outcome.conflict, saving });
    setConflict(null);
    if (outcome.status === 'failed') {
      const message = (isNew && texts.notCreated) || texts.notChanged;
      return fail(message, outcome.errors, outcome.reason);
    }
    const { id, values } = outcome;
    const isTyping = !sameValues(form.state.values, sent);
    const isStaying = saving === 'stay' || ways.isStaying === true || isTyping;
    const left = { opened: { id, updatedAt: null }, base: values };
    const next = isStaying ? await readSaved(id, values, config) : left;
    reopen(next, next.base, sent);
    await Promise.all([draft.forget(), refreshPublicSide()]);
    const isQuiet = saving === 'stay' && ways.isStaying !== true;
    const onUndo = () => void undo(saved, next);
    tellSaved(config, outcome, { isNew, isQuiet, onUndo });
    if (!isStaying) return ways.onSaved?.();
    setSavedAt(new Date().toISOString());
    await ways.onStayed?.(id);
  }

  async function undo(before: Values, now: Awaited<ReturnType<typeof readSaved>>) {
    const next = await takeBack(config, before, now.opened);
    if (next === null) return;
    reopen(next, next.base, now.base);
    await ways.onStayed?.(next.opened.id);
  }

  // A second press would conflict with the first or create the record twice.
  const [isSaving, run] = useSingleFlight(async (saving: Saving) => {
    const typed = form.state.values;
    const errors = checkValues(config, typed);
    if (Object.keys(errors).length > 0) return fail(FORM_INVALID, errors);
    const values = valuesToSave(config, typed, saving);
    if (!(await mayPublish(isNew ? null : saved, values))) return;
    await finish(await saveForm(config, values, target), saving, typed);
  });
  const [, saveOver] = useSingleFlight(async (met: Met, chosen: Values) => {
    const sent = form.state.values;
    await finish(await saveForm(config, chosen, met.target, met), met.saving, sent);
  });
  const [isWaiting, submit] = useAfterUploads((saving: Saving = 'leave') => void run(saving));
  useLeaveGuard(isChanged || isWaiting, ways.parameter);

  return {
    config,
    form,
    values: current,
    isChanged,
    isSaving,
    isWaiting,
    /** The time of the last save that stayed here (ISO). */
    savedAt,
    record: opening.record,
    isNew,
    ...publicationOf(entity, isNew ? null : saved, current),
    submit,
    setValue: (name: string, value: unknown) => form.setFieldValue(name, value),
    draft,
    conflict,
    /** Saves chosen values over a conflict. */
    resolve: (met: Met, chosen: Values) => void saveOver(met, chosen),
    closeConflict: () => setConflict(null),
  };
}

export type Editor = ReturnType<typeof useEditor>;
