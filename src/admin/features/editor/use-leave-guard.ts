import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { isLeaving } from '#admin/features/session/signed-out-note.ts';
import { useConfirm } from '#admin/ui/confirm.tsx';

const QUESTION = {
  title: 'Quitter sans enregistrer ?',
  text: 'Votre saisie reste gardée sur cet appareil : vous pourrez la reprendre en rouvrant cette page.',
  confirmLabel: 'Quitter la page',
  cancelLabel: 'Continuer à modifier',
};

const guards = new Set<() => boolean>();

/** Whether the page has unsaved changes. */
export const hasUnsavedWork = (): boolean => [...guards].some((hasUnsaved) => hasUnsaved());

/** The current or the next location. */
export type Place = { pathname: string; search: object };

const isSamePlace = (current: Place, next: Place) =>
  current.pathname === next.pathname &&
  JSON.stringify(current.search) === JSON.stringify(next.search);

/**
 * Asks before unsaved changes are left by a link, « back » or closing the window. `staysIn` tells
 * which locations still belong to the editor; by default, only its own.
 */
export function useLeaveGuard(hasUnsaved: () => boolean, staysIn = isSamePlace): void {
  const confirm = useConfirm();
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!hasUnsaved() || staysIn(current, next)) return false;
      return !(await confirm(QUESTION));
    },
    // Signing out has asked already.
    enableBeforeUnload: () => hasUnsaved() && !isLeaving(),
  });
  const guard = useEffectEvent(hasUnsaved);
  useEffect(() => {
    const ask = () => guard();
    guards.add(ask);
    return () => void guards.delete(ask);
  }, []);
}
