import { type AnyFormApi, useForm, useStore } from '@tanstack/react-form';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { bypassPublicSiteCaches } from '#admin/data/public-side.ts';
import { useSaveAfterUploads } from '#admin/kit/pictures/use-uploads.ts';
import { mergeConcurrentEdits } from '#domain/admin/merge-values.ts';
import { mayBeKnownToVisitors } from '#domain/entity/entity.ts';
import { type FormValues, toFormValues } from '#domain/schema/typed-fields.ts';
import { closeToastsAbout, toastError, toastSuccess } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { composeEditorMessages, type EditorConfig, hasSameValues } from './editor-config.ts';
import { type EditorInitialState, readInitialStateOfRecord } from './load-editor.ts';
import {
  deriveHiddenAndPlannedFlags,
  describePublicationChange,
  useConfirmIncompletePublication,
} from './publication.ts';
import { type SaveAttempt, type SaveConflict, saveForm } from './save-form.ts';
import { useDraftAutosave, useLeaveGuard } from './unsaved.ts';
import { focusEditorControl } from './use-field.ts';

export type EditorNavigationOptions = {
  onLeave: () => void;
  editorKey?: string;
};

/** Returns the subject of toasts about a record; a new toast replaces earlier ones with the same subject. */
const aboutRecord = ({ entity }: EditorConfig, id = 'new') => `${entity.collection}/${id}`;

function tellSaved(
  config: EditorConfig,
  { isStaying, submitted, opened }: SaveAttempt,
  id: string,
): void {
  const { changed, created } = composeEditorMessages(config);
  const { record, base } = opened;
  const note = describePublicationChange(config.entity, record && base, submitted);
  const about = aboutRecord(config, id);
  // After Ctrl+S, there is a toast only about a changed publication: the bar with the save button confirms the save.
  if (isStaying && note === undefined) closeToastsAbout(about);
  else toastSuccess(record ? changed : created, { description: note, about });
}

/** Saves a form, one save at a time, and shows errors in the form. A conflict stays until the user resolves it. */
function useSaving(
  config: EditorConfig,
  form: AnyFormApi,
  onSaved: (attempt: SaveAttempt, id: string) => Promise<void>,
) {
  const [conflict, setConflict] = useState<SaveConflict | null>(null);
  const confirmPublication = useConfirmIncompletePublication(config);
  // Ignores a second press during a save, which would conflict with the first or create the record twice.
  const [isSaving, run] = useSingleFlight(async (attempt: SaveAttempt): Promise<void> => {
    const outcome = await saveForm(config, attempt, confirmPublication);
    setConflict(outcome.kind === 'disputed' ? outcome.conflict : null);
    if (outcome.kind === 'saved') return onSaved(outcome.attempt, outcome.id);
    if (outcome.kind !== 'failed') return;
    const { message, reason, errors = {} } = outcome;
    const about = aboutRecord(config, attempt.opened.record?.id);
    toastError(message, { description: reason, about });
    form.setErrorMap({ onSubmit: { fields: errors } });
    focusEditorControl(Object.keys(errors)[0]);
  });
  const closeConflict = () => setConflict(null);
  return { isSaving, save: (attempt: SaveAttempt) => void run(attempt), conflict, closeConflict };
}

type SubmitOptions = { isStaying?: boolean; isShown?: boolean };

export function useRecordEditor(
  config: EditorConfig,
  initial: EditorInitialState,
  { onLeave, editorKey }: EditorNavigationOptions,
) {
  const { entity, input, staysOpen = false } = config;
  const router = useRouter();
  const [opened, setOpened] = useState(initial);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [defaultValues] = useState(initial.version?.values ?? initial.base);
  const form = useForm({ defaultValues });
  const typed = useStore(form.store, ({ values }) => values);
  const { record, base } = opened;
  const isChanged = !hasSameValues(base, typed);
  const draft = useDraftAutosave(opened, typed, isChanged);

  /** Renders synchronously, so that neither drafts nor the question before leaving see the values before the save. */
  const reopen = (next: EditorInitialState, values: FormValues) =>
    flushSync(() => {
      setOpened(next);
      form.reset(values, { keepDefaultValues: true });
    });

  async function finish(saved: SaveAttempt, id: string): Promise<void> {
    const isTyping = !hasSameValues(form.state.values, saved.typed);
    const isStaying = staysOpen || saved.isStaying || isTyping;
    const written: EditorInitialState = {
      record: { id, updatedAt: null },
      created_at: null,
      base: saved.submitted,
      draftKind: entity.section,
    };
    // If the saved record cannot be read again, its time of save is unknown: the next save finds a conflict and merges.
    const next = isStaying
      ? await readInitialStateOfRecord(config, id).catch(() => written)
      : written;
    // Text typed while the record was being saved stays in the form as unsaved changes.
    const versions = { base: saved.typed, mine: form.state.values, theirs: next.base };
    reopen(next, mergeConcurrentEdits(versions).values);
    await Promise.all([draft.forget(), bypassPublicSiteCaches()]);
    tellSaved(config, saved, id);
    if (!isStaying) return onLeave();
    setSavedAt(new Date().toISOString());
    if (record?.id === id) return router.invalidate();
    // Changes the URL to that of the record that was just created; `editorKey` keeps its editor mounted.
    await router.navigate({
      to: '/admin/$section/$id',
      params: { section: entity.section, id },
      state: { editorKey },
      replace: true,
      resetScroll: false,
      ignoreBlocker: true,
    });
  }

  const saving = useSaving(config, form, finish);
  const [isWaiting, submit] = useSaveAfterUploads(
    ({ isStaying = false, isShown = false }: SubmitOptions = {}) => {
      const { values } = form.state;
      const submitted = isShown && entity.shownBy ? { ...values, [entity.shownBy]: true } : values;
      saving.save({ isStaying, typed: values, submitted, opened });
    },
  );
  useLeaveGuard(isChanged || isWaiting);

  return {
    opened,
    form,
    typed,
    isChanged,
    ...saving,
    isWaiting,
    savedAt,
    version: isChanged ? opened.version : undefined,
    record,
    isKnown: mayBeKnownToVisitors(entity, { ...base, created_at: opened.created_at }),
    ...deriveHiddenAndPlannedFlags(entity, record && base, typed),
    submit,
    draft,
    /** Fills the form with the found draft and restores the draft's `base`, so that a save detects others' saves. */
    resume(): void {
      if (draft.found === null) return;
      const { updatedAt, values, base: draftBase } = draft.found;
      // A draft that an earlier version of the site has stored may lack new fields, and contain removed ones.
      const fill = (stored: FormValues) => toFormValues(input.entries, { ...base, ...stored });
      const openedThen = record && { record: { ...record, updatedAt }, base: fill(draftBase) };
      draft.takeFound();
      reopen({ ...opened, ...openedThen }, fill(values));
    },
  };
}

export type RecordEditorState = ReturnType<typeof useRecordEditor>;
