import { useRef } from 'react';
import { useConfirm } from '#admin/ui/confirm.tsx';
import { picturesWithoutAlt } from '#domain/media/library.ts';
import type { EditorConfig } from './editor-config.ts';
import { isFirstPublication } from './publication.ts';
import { focusField } from './use-field.ts';
import { labelsIn, type Values } from './values.ts';

/**
 * Returns a function that asks once about missing alternative texts before a save first shows or plans
 * the record, and resolves to false when the user wants to add the texts first.
 */
export function useAltQuestion({ entity, input }: Pick<EditorConfig, 'entity' | 'input'>) {
  const confirm = useConfirm();
  const isAsked = useRef(false);
  return async (before: Values | null, values: Values): Promise<boolean> => {
    const names = picturesWithoutAlt(values);
    const isDue = names.length > 0 && isFirstPublication(entity, before, values);
    if (!isDue || isAsked.current) return true;
    isAsked.current = true;
    const isConfirmed = await confirm({
      title: 'Publier sans texte alternatif\u202f?',
      text: `Il en manque (${labelsIn(names, input.entries)})\u00a0: qui ne voit pas l’image, et les moteurs de recherche, ne sauront pas ce qu’elle montre.`,
      confirmLabel: 'Publier quand même',
      cancelLabel: 'Compléter',
    });
    if (!isConfirmed) focusField(names[0]);
    return isConfirmed;
  };
}
