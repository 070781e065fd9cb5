import type { AnyFormApi } from '@tanstack/react-form';
import { useState } from 'react';
import { toastError } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import type { EditorConfig, Values } from './editor-config.ts';
import { usePublicationQuestion } from './publication.ts';
import { type Attempt, type Conflict, saveForm } from './save-form.ts';
import { focusField } from './use-field.ts';

/** Returns the subject by which notices replace earlier notices about the record. */
export const aboutRecord = ({ entity }: EditorConfig, id = 'new') => `${entity.collection}/${id}`;

/** Saves a form, one save at a time, and shows errors in it. A conflict waits until `resolve` or `closeConflict`. */
export function useSaving(
  config: EditorConfig,
  form: AnyFormApi,
  onSaved: (attempt: Attempt, id: string) => Promise<void>,
) {
  const [disputed, setDisputed] = useState<{ attempt: Attempt; conflict: Conflict } | null>(null);
  const mayPublish = usePublicationQuestion(config);

  async function save(asked: Attempt): Promise<void> {
    const outcome = await saveForm(config, asked, mayPublish);
    setDisputed(outcome.kind === 'disputed' ? outcome : null);
    if (outcome.kind === 'saved') return onSaved(outcome.attempt, outcome.id);
    if (outcome.kind !== 'failed') return;
    const { message, reason, errors = {} } = outcome;
    const about = aboutRecord(config, asked.basis.opened?.id);
    toastError(message, { description: reason, about });
    form.setErrorMap({ onSubmit: { fields: errors } });
    focusField(Object.keys(errors)[0]);
  }

  // A second press would conflict with the first or create the record twice.
  const [isSaving, run] = useSingleFlight(save);
  return {
    isSaving,
    save: (attempt: Attempt) => void run(attempt),
    conflict: disputed?.conflict ?? null,
    resolve: (held: Values) => void (disputed && run({ ...disputed.attempt, held })),
    closeConflict: () => setDisputed(null),
  };
}
