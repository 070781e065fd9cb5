import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { isLeaving } from '#admin/data/session.ts';
import { useConfirm } from '#admin/ui/confirm.tsx';

const QUESTION = {
  title: 'Quitter sans enregistrer\u202f?',
  text: 'Votre saisie reste gardée sur cet appareil\u00a0: vous pourrez la reprendre en rouvrant cette page.',
  confirmLabel: 'Quitter la page',
  cancelLabel: 'Continuer à modifier',
};

const guards = new Set<() => boolean>();

/** Checks whether the page has unsaved changes. */
export const hasUnsavedWork = (): boolean => [...guards].some((hasUnsaved) => hasUnsaved());

type Place = { pathname: string; search: object };

const placeOf = ({ pathname, search }: Place, parameter: string | undefined) =>
  JSON.stringify([pathname, parameter === undefined ? search : Reflect.get(search, parameter)]);

/**
 * Asks before unsaved changes are left by a link, « back » or closing the window. The editor stays
 * open while the path and the search stay the same, or only `parameter` of the search if given.
 */
export function useLeaveGuard(hasUnsaved: boolean, parameter?: string): void {
  const confirm = useConfirm();
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!hasUnsaved || placeOf(current, parameter) === placeOf(next, parameter)) return false;
      return !(await confirm(QUESTION));
    },
    // Signing out has asked already.
    enableBeforeUnload: () => hasUnsaved && !isLeaving(),
  });
  const guard = useEffectEvent(() => hasUnsaved);
  useEffect(() => {
    const ask = () => guard();
    guards.add(ask);
    return () => void guards.delete(ask);
  }, []);
}
