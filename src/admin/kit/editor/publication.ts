import { useRef } from 'react';
import { useConfirm } from '#admin/ui/confirm.tsx';
import type { Entity } from '#domain/admin/entities.ts';
import { picturesWithoutAlt } from '#domain/media/stored-photo.ts';
import { formatMoment } from '#domain/text/dates.ts';
import { type EditorConfig, labelsIn, type Values } from './editor-config.ts';
import { focusField } from './use-field.ts';

type Published = Pick<Entity, 'shownBy' | 'isPlanned'>;

/** Returns 'shown', 'hidden' or the planned time (ISO); null for a new record. */
function stateOf({ shownBy, isPlanned }: Published, values: Values | null): string | null {
  if (values === null) return null;
  if (shownBy && values[shownBy] === true) return 'shown';
  return isPlanned && typeof values.publish_at === 'string' ? values.publish_at : 'hidden';
}

/** Returns values to save: a shown record has no planned time. The server's clock decides which plans are due. */
export const resolvePublication = ({ shownBy, isPlanned }: Published, values: Values): Values =>
  isPlanned && shownBy && values[shownBy] === true ? { ...values, publish_at: null } : values;

function isFirstPublication(entity: Published, before: Values | null, values: Values) {
  const was = stateOf(entity, before);
  return stateOf(entity, values) !== 'hidden' && (was === null || was === 'hidden');
}

export function publicationNote(entity: Published, before: Values | null, saved: Values) {
  const state = stateOf(entity, saved);
  if (!entity.isPlanned || state === null || state === stateOf(entity, before)) return undefined;
  if (state === 'shown') return 'Publié';
  if (state !== 'hidden') return `Prévu pour le ${formatMoment(state)}`;
  return before === null ? 'Enregistré comme brouillon' : undefined;
}

export function publicationOf(entity: Published, saved: Values | null, current: Values) {
  const [was, state] = [stateOf(entity, saved), stateOf(entity, current)];
  const isHidden = entity.isPlanned === true && was !== 'shown' && state !== 'shown';
  return { isHidden, hasNewPlan: isHidden && state !== 'hidden' && state !== was };
}

/** Asks once, at the first publication, about missing texts and what the record asks for; false: not to save. */
export function usePublicationQuestion(config: Pick<EditorConfig, 'entity' | 'input' | 'lacks'>) {
  const { entity, input, lacks } = config;
  const confirm = useConfirm();
  const isAsked = useRef(false);
  return async (before: Values | null, values: Values): Promise<boolean> => {
    const names = picturesWithoutAlt(values);
    const alt = {
      name: names[0] ?? '',
      what: 'texte alternatif',
      text: `Il en manque (${labelsIn(names, input.entries)})\u00a0: qui ne voit pas l’image, et les moteurs de recherche, ne sauront pas ce qu’elle montre.`,
    };
    const missing = [...(names.length > 0 ? [alt] : []), ...(lacks?.(values) ?? [])];
    const isDue = missing.length > 0 && isFirstPublication(entity, before, values);
    if (!isDue || isAsked.current) return true;
    isAsked.current = true;
    const isConfirmed = await confirm({
      title: `Publier sans ${missing.map(({ what }) => what).join(' ni ')}\u202f?`,
      text: missing.map(({ text }) => text).join(' '),
      confirmLabel: 'Publier quand même',
      cancelLabel: 'Compléter',
    });
    if (!isConfirmed) focusField(missing[0]?.name);
    return isConfirmed;
  };
}
