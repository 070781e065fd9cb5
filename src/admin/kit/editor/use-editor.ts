import { useForm, useStore } from '@tanstack/react-form';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { refreshPublicSide } from '#admin/data/public-side.ts';
import { useAfterUploads } from '#admin/kit/pictures/use-uploads.ts';
import type { Entity } from '#domain/admin/entity.ts';
import { mergeValues } from '#domain/admin/merge-values.ts';
import { closeToasts, toastError, toastSuccess } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { type EditorConfig, sameValues, type Values } from './editor-config.ts';
import { type Basis, type Opening, readEditor } from './load-editor.ts';
import {
  publicationNote,
  publicationOf,
  resolvePublication,
  usePublicationQuestion,
} from './publication.ts';
import { type Conflict, saveForm } from './save-form.ts';
import { useDraft, useLeaveGuard } from './unsaved.ts';
import { focusField } from './use-field.ts';

export type EditorWays = {
  onLeave: () => void;
  /** Key of a new record's editor, which stays mounted at the created record's URL. */
  editorKey?: string;
};

/** What is saved: the form as typed, and the values to save, of which some follow from the button. */
type Attempt = { isStaying: boolean; typed: Values; held: Values; basis: Basis };

/** Returns the subject by which notices replace earlier notices about the record. */
const aboutRecord = ({ entity }: EditorConfig, id = 'new') => `${entity.collection}/${id}`;

function tellSaved(config: EditorConfig, { isStaying, held, basis }: Attempt, id: string): void {
  const { changed, created = changed } = config.texts;
  const { opened, base } = basis;
  const note = publicationNote(config.entity, opened && base, held);
  const about = aboutRecord(config, id);
  // After Ctrl+S, the save bar confirms the save.
  if (isStaying && note === undefined) closeToasts(about);
  else toastSuccess(opened ? changed : created, { description: note, about });
}

/** The created record's address, at which the editor stays as it is. */
const createdAt = ({ section }: Entity, id: string) =>
  ({
    to: '/admin/$section/$id',
    params: { section, id },
    replace: true,
    resetScroll: false,
    ignoreBlocker: true,
  }) as const;

export function useEditor(
  config: EditorConfig,
  opening: Opening,
  { onLeave, editorKey }: EditorWays,
) {
  const { entity, staysOpen = false } = config;
  const router = useRouter();
  const [first] = useState(opening);
  const [basis, setBasis] = useState<Basis>(first);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [disputed, setDisputed] = useState<(Attempt & { conflict: Conflict }) | null>(null);
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

  async function attemptSave(attempt: Attempt): Promise<void> {
    const { opened, base } = attempt.basis;
    const held = resolvePublication(entity, attempt.held);
    const resolved = { ...attempt, held };
    const outcome = await saveForm(config, resolved, (values) =>
      mayPublish(opened && base, values),
    );
    const { id, conflict, message, reason, errors = {} } = outcome;
    if (conflict) {
      const next = { ...attempt, held: conflict.values, basis: conflict.basis };
      if (conflict.disputed.length === 0) return attemptSave(next);
      return setDisputed({ ...next, conflict });
    }
    setDisputed(null);
    if (id !== undefined) return finish(resolved, id);
    if (message === undefined) return;
    toastError(message, { description: reason, about: aboutRecord(config, opened?.id) });
    form.setErrorMap({ onSubmit: { fields: errors } });
    focusField(Object.keys(errors)[0]);
  }

  async function finish(saved: Attempt, id: string): Promise<void> {
    const { typed, held } = saved;
    const isTyping = !sameValues(form.state.values, typed);
    const isStaying = staysOpen || saved.isStaying || isTyping;
    const written = { opened: { id, updatedAt: null }, base: held };
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
    await router.navigate({ ...createdAt(entity, id), state: { editorKey } });
  }

  // A second press would conflict with the first or create the record twice.
  const [isSaving, run] = useSingleFlight(attemptSave);
  const [isWaiting, submit] = useAfterUploads(
    ({ isStaying = false, isShown = false }: { isStaying?: boolean; isShown?: boolean } = {}) => {
      const typed = form.state.values;
      const held = isShown && entity.shownBy ? { ...typed, [entity.shownBy]: true } : typed;
      void run({ isStaying, typed, held, basis });
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
    conflict: disputed?.conflict ?? null,
    resolve: (held: Values) => void (disputed && run({ ...disputed, held })),
    closeConflict: () => setDisputed(null),
  };
}

export type Editor = ReturnType<typeof useEditor>;
