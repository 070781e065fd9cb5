import { useRef } from 'react';
import { useConfirm } from '#admin/ui/confirm.tsx';
import { agreeParticiple, type Entity, isShownToVisitors } from '#domain/entity/entity.ts';
import { findFieldsLackingAlt } from '#domain/media/pictures-without-alt.ts';
import { type FieldSchemas, fieldLabels } from '#domain/schema/field.ts';
import type { FormValues, RecordValues } from '#domain/schema/typed-fields.ts';
import { formatLongDateTime } from '#domain/text/dates.ts';
import type { EditorConfig, EmptyFieldWarning } from './editor-config.ts';
import { focusEditorControl } from './use-field.ts';

/** Publication state of a record: never saved, hidden, visible to visitors, or planned for the time `at` (ISO). */
type State = { kind: 'new' | 'hidden' | 'shown'; at?: undefined } | { kind: 'planned'; at: string };

// This works for the values of a form and of a record, because both store the fields read here alike.
function stateOf(entity: Entity, values: FormValues | RecordValues | null): State {
  if (values === null) return { kind: 'new' };
  if (isShownToVisitors(entity, values)) return { kind: 'shown' };
  return entity.kind === 'content' && typeof values.publish_at === 'string'
    ? { kind: 'planned', at: values.publish_at }
    : { kind: 'hidden' };
}

/**
 * Removes the planned publication time from values that make the record visible at once. Does not compare the time with
 * the device's clock: only the server decides when a planned time has come.
 */
export const clearPlanIfShownToVisitors = (entity: Entity, values: FormValues): FormValues =>
  entity.kind === 'content' && isShownToVisitors(entity, values)
    ? { ...values, publish_at: null }
    : values;

export function describePublicationChange(
  entity: Entity,
  before: FormValues | null,
  saved: FormValues,
) {
  const former = stateOf(entity, before);
  const state = stateOf(entity, saved);
  const isSame = state.kind === former.kind && state.at === former.at;
  if (entity.kind !== 'content' || isSame) return undefined;
  const agree = (participle: string) => agreeParticiple(entity, participle, 1);
  if (state.kind === 'shown') return agree('Publié');
  if (state.kind === 'planned')
    return `${agree('Planifié')} pour le ${formatLongDateTime(state.at)}`;
  return former.kind === 'new' ? `${agree('Enregistré')} comme brouillon` : undefined;
}

export function deriveHiddenAndPlannedFlags(
  entity: Entity,
  saved: FormValues | null,
  current: FormValues,
) {
  const former = stateOf(entity, saved);
  const state = stateOf(entity, current);
  const isHidden = entity.kind === 'content' && former.kind !== 'shown' && state.kind !== 'shown';
  return { isHidden, hasNewPlan: isHidden && state.kind === 'planned' && state.at !== former.at };
}

function lackOfAlt(values: RecordValues, fields: FieldSchemas): EmptyFieldWarning[] {
  const lackingAlt = findFieldsLackingAlt(fields, values);
  const [first] = lackingAlt;
  if (first === undefined) return [];
  const labels = fieldLabels(fields);
  const where = lackingAlt.map((name) => labels[name]).join(', ');
  const text = `Il en manque (${where})\u00a0: les personnes qui ne voient pas l’image, et les moteurs de recherche, ne sauront pas ce qu’elle montre.`;
  return [{ name: first, what: 'texte alternatif', text }];
}

type Asking = Pick<EditorConfig, 'entity' | 'input' | 'lacks'>;

/** Asks once about empty fields before a hidden record is published or planned. Resolves to false if cancelled. */
export function useConfirmIncompletePublication({ entity, input, lacks }: Asking) {
  const confirm = useConfirm();
  const isAsked = useRef(false);
  return async (before: FormValues | null, values: RecordValues): Promise<boolean> => {
    const wasHidden = ['new', 'hidden'].includes(stateOf(entity, before).kind);
    const isFirst = wasHidden && stateOf(entity, values).kind !== 'hidden';
    if (isAsked.current || !isFirst) return true;
    const missing = [...lackOfAlt(values, input.entries), ...(lacks?.(values) ?? [])];
    if (missing.length === 0) return true;
    isAsked.current = true;
    const isConfirmed = await confirm({
      title: `Publier sans ${missing.map(({ what }) => what).join(' ni ')}\u202f?`,
      text: missing.map(({ text }) => text).join(' '),
      confirmLabel: 'Publier quand même',
      cancelLabel: 'Compléter',
    });
    if (!isConfirmed) focusEditorControl(missing[0]?.name);
    return isConfirmed;
  };
}
