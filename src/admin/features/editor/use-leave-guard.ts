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

/** Whether anything on the page has been typed and not saved. */
export const hasUnsavedWork = (): boolean => [...guards].some((hasUnsaved) => hasUnsaved());

/** Where one is, or goes. */
export type Place = { pathname: string; search: object };

const isSamePlace = (current: Place, next: Place) =>
  current.pathname === next.pathname &&
  JSON.stringify(current.search) === JSON.stringify(next.search);

/**
 * Asks before unsaved changes are left: by a link, by « back », by closing the window. `staysIn`
 * tells which addresses are still those of the editor: as a rule its own alone.
 */
export function useLeaveGuard(hasUnsaved: () => boolean, staysIn = isSamePlace): void {
  const confirm = useConfirm();
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!hasUnsaved() || staysIn(current, next)) return false;
      return !(await confirm(QUESTION));
    },
    // Whoever signs out has been asked already.
    enableBeforeUnload: () => hasUnsaved() && !isLeaving(),
  });
  const guard = useEffectEvent(hasUnsaved);
  useEffect(() => {
    const ask = () => guard();
    guards.add(ask);
    return () => void guards.delete(ask);
  }, []);
}
