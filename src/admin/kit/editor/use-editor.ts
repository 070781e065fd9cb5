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
import { type Basis, type OpenedForm, readEditor } from './load-editor.ts';
import { publicationNote, publicationOf, usePublicationQuestion } from './publication.ts';
import { type Attempt, type Conflict, saveForm } from './save-form.ts';
import { useDraft, useLeaveGuard } from './unsaved.ts';
import { focusField } from './use-field.ts';

export type EditorWays = {
  onLeave: () => void;
  /** Key of a new record's editor, which stays mounted at the created record's URL. */
  editorKey?: string;
};

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

/** Navigates to a created record's address, and leaves the editor as it is. */
const toCreated = ({ section }: Entity, id: string) =>
  ({
    to: '/admin/$section/$id',
    params: { section, id },
    replace: true,
    resetScroll: false,
    ignoreBlocker: true,
  }) as const;

export function useEditor(
  config: EditorConfig,
  opening: OpenedForm,
  { onLeave, editorKey }: EditorWays,
) {
  const { entity, staysOpen = false } = config;
  const router = useRouter();
  const [first] = useState(opening);
  const [basis, setBasis] = useState<Basis>(first);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [disputed, setDisputed] = useState<{ attempt: Attempt; conflict: Conflict } | null>(null);
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

  async function save(asked: Attempt): Promise<void> {
    const outcome = await saveForm(config, asked, mayPublish);
    setDisputed(outcome.kind === 'disputed' ? outcome : null);
    if (outcome.kind === 'saved') return finish(outcome.attempt, outcome.id);
    if (outcome.kind !== 'failed') return;
    const { message, reason, errors = {} } = outcome;
    const about = aboutRecord(config, asked.basis.opened?.id);
    toastError(message, { description: reason, about });
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
    await router.navigate({ ...toCreated(entity, id), state: { editorKey } });
  }

  // A second press would conflict with the first or create the record twice.
  const [isSaving, run] = useSingleFlight(save);
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
    resolve: (held: Values) => void (disputed && run({ ...disputed.attempt, held })),
    closeConflict: () => setDisputed(null),
  };
}

export type Editor = ReturnType<typeof useEditor>;
