import { useForm, useStore } from '@tanstack/react-form';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { refreshPublicSide } from '#admin/data/drafts.ts';
import { useAfterUploads } from '#admin/kit/pictures/use-uploads.ts';
import { mergeValues } from '#domain/admin/merge-values.ts';
import { toastError } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { type EditorConfig, sameValues, type Values } from './editor-config.ts';
import { type Basis, type Opened, readEditor } from './load-editor.ts';
import { publicationOf, resolvePublication, usePublicationQuestion } from './publication.ts';
import { type Attempt, aboutRecord, type Conflict, saveForm, tellSaved } from './save.ts';
import { useDraft, useLeaveGuard } from './unsaved.ts';
import { focusField } from './use-field.ts';

export type EditorWays = {
  onLeave: () => void;
  /** Key of a new record's editor, which stays mounted at the created record's URL. */
  editorKey?: string;
};

export function useEditor(
  config: EditorConfig,
  opening: Opened,
  { onLeave, editorKey }: EditorWays,
) {
  const { entity, staysOpen = false } = config;
  const router = useRouter();
  const [first] = useState(opening);
  const [basis, setBasis] = useState<Basis>(first);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [met, setMet] = useState<(Attempt & { merged: Conflict }) | null>(null);
  const mayPublish = usePublicationQuestion(config);
  const form = useForm({ defaultValues: first.version?.values ?? first.base });
  const current = useStore(form.store, ({ values }) => values);
  const isNew = basis.opened === null;
  const isChanged = !sameValues(basis.base, current);
  const draft = useDraft(opening.draftKind, basis, current, isChanged);

  /** Renders synchronously: neither drafts nor the question before leaving may see stale state. */
  const reopen = (next: Basis, values: Values) =>
    flushSync(() => {
      setBasis(next);
      form.reset(values, { keepDefaultValues: true });
    });

  async function save(attempt: Attempt): Promise<void> {
    const { opened, base } = attempt.basis;
    const values = resolvePublication(entity, attempt.values);
    const tried = { ...attempt, values };
    const ask = () => mayPublish(opened && base, values);
    const { id, merged, message, reason, errors = {} } = await saveForm(config, tried, ask);
    if (merged) {
      const next = { ...attempt, values: merged.values, basis: merged.basis };
      return merged.disputed.length === 0 ? save(next) : setMet({ ...next, merged });
    }
    setMet(null);
    if (id !== undefined) return finish(tried, id);
    if (message === undefined) return;
    toastError(message, { description: reason, about: aboutRecord(config, opened?.id) });
    form.setErrorMap({ onSubmit: { fields: errors } });
    focusField(Object.keys(errors)[0]);
  }

  async function finish(saved: Attempt, id: string): Promise<void> {
    const { typed, values } = saved;
    const isTyping = !sameValues(form.state.values, typed);
    const isStaying = staysOpen || saved.isStaying || isTyping;
    const written = { opened: { id, updatedAt: null }, base: values };
    // If this read fails, the next save finds a conflict and merges.
    const next = isStaying ? await readEditor(config, id).catch(() => written) : written;
    // What was typed during the save stays unsaved.
    const merge = mergeValues({ base: typed, mine: form.state.values, theirs: next.base });
    reopen(next, merge.values);
    await Promise.all([draft.forget(), refreshPublicSide()]);
    tellSaved(config, saved, id);
    if (!isStaying) return onLeave();
    setSavedAt(new Date().toISOString());
    if (saved.basis.opened) return router.invalidate();
    await router.navigate({
      to: '/admin/$section/$id',
      params: { section: entity.section, id },
      state: { editorKey },
      replace: true,
      resetScroll: false,
      ignoreBlocker: true,
    });
  }

  // A second press would conflict with the first or create the record twice.
  const [isSaving, run] = useSingleFlight(save);
  const [isWaiting, submit] = useAfterUploads(
    ({ isStaying = false, isShown = false }: { isStaying?: boolean; isShown?: boolean } = {}) => {
      const typed = form.state.values;
      const values = isShown && entity.shownBy ? { ...typed, [entity.shownBy]: true } : typed;
      void run({ isStaying, typed, values, basis });
    },
  );
  useLeaveGuard(isChanged || isWaiting);

  return {
    form,
    values: current,
    isChanged,
    isSaving,
    isWaiting,
    savedAt,
    versionAt: isChanged && savedAt === null ? (first.version?.at ?? null) : null,
    isNew,
    ...publicationOf(entity, basis.opened && basis.base, current),
    submit,
    draft,
    /** Fills the form with the found draft and its basis, so that a save detects later changes. */
    resume(): void {
      if (draft.found === null) return;
      const { values, updatedAt, base } = draft.found;
      const { opened } = basis;
      draft.takeFound();
      reopen(opened ? { opened: { ...opened, updatedAt }, base } : basis, values);
    },
    conflict: met?.merged ?? null,
    resolve: (values: Values) => void (met && run({ ...met, values })),
    closeConflict: () => setMet(null),
  };
}

export type Editor = ReturnType<typeof useEditor>;
