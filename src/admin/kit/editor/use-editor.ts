import { useForm, useStore } from '@tanstack/react-form';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { refreshPublicSide } from '#admin/data/public-side.ts';
import { useAfterUploads } from '#admin/kit/pictures/use-uploads.ts';
import type { Entity } from '#domain/admin/entity.ts';
import { mergeValues } from '#domain/admin/merge-values.ts';
import { toFormValues } from '#domain/schema/typed-fields.ts';
import { closeToasts, toastSuccess } from '#ui/toast/toast.ts';
import { type EditorConfig, sameValues, type Values } from './editor-config.ts';
import { type Basis, type OpenedForm, readEditor } from './load-editor.ts';
import { publicationNote, publicationOf } from './publication.ts';
import type { Attempt } from './save-form.ts';
import { useDraft, useLeaveGuard } from './unsaved.ts';
import { aboutRecord, useSaving } from './use-saving.ts';

export type EditorWays = {
  onLeave: () => void;
  /** Key of a new record's editor, which stays mounted at the created record's URL. */
  editorKey?: string;
};

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
  const { entity, input, staysOpen = false } = config;
  const router = useRouter();
  const [first] = useState(opening);
  const [basis, setBasis] = useState<Basis>(first);
  const [savedAt, setSavedAt] = useState<string | null>(null);
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

  const saving = useSaving(config, form, finish);
  const [isWaiting, submit] = useAfterUploads(
    ({ isStaying = false, isShown = false }: { isStaying?: boolean; isShown?: boolean } = {}) => {
      const typed = form.state.values;
      const held = isShown && entity.shownBy ? { ...typed, [entity.shownBy]: true } : typed;
      saving.save({ isStaying, typed, held, basis });
    },
  );
  useLeaveGuard(isChanged || isWaiting);

  return {
    form,
    values: current,
    isChanged,
    ...saving,
    isWaiting,
    savedAt,
    version: isChanged && savedAt === null ? first.version : undefined,
    isNew,
    ...publicationOf(entity, basis.opened && basis.base, current),
    submit,
    draft,
    /** Fills the form with the found draft and its basis, so that a save detects later changes. */
    resume(): void {
      if (draft.found === null) return;
      const { opened } = basis;
      const { updatedAt } = draft.found;
      // Drafts of earlier releases lack newer fields, and hold numbers, lists and places, not their text.
      const filled = (form: Values) => toFormValues(input.entries, { ...basis.base, ...form });
      const [values, base] = [filled(draft.found.values), filled(draft.found.base)];
      draft.takeFound();
      reopen(opened ? { opened: { ...opened, updatedAt }, base } : basis, values);
    },
  };
}

export type Editor = ReturnType<typeof useEditor>;
