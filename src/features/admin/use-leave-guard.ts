import { useBlocker } from '@tanstack/react-router';
import { useConfirm } from './confirm.tsx';

const QUESTION = {
  title: 'Quitter sans enregistrer ?',
  text: 'Votre saisie reste gardée sur cet appareil : vous pourrez la reprendre en rouvrant cette page.',
  confirmLabel: 'Quitter la page',
  cancelLabel: 'Continuer à modifier',
};

/** Where one is, or goes. */
export type Place = { pathname: string; search: object };

const isSamePath = (current: Place, next: Place) => current.pathname === next.pathname;

/**
 * Asks before unsaved changes are left: by a link, by « back », by closing the window. `staysIn`
 * tells which addresses are still those of the editor: as a rule all of its path.
 */
export function useLeaveGuard(hasUnsaved: () => boolean, staysIn = isSamePath): void {
  const confirm = useConfirm();
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!hasUnsaved() || staysIn(current, next)) return false;
      return !(await confirm(QUESTION));
    },
    enableBeforeUnload: hasUnsaved,
  });
}
