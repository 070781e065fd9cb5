import { useBlocker } from '@tanstack/react-router';
import { useConfirm } from './confirm.tsx';

const QUESTION = {
  title: 'Quitter sans enregistrer ?',
  text: 'Votre saisie reste gardée sur cet appareil : vous pourrez la reprendre en rouvrant cette page.',
  confirmLabel: 'Quitter la page',
  cancelLabel: 'Continuer à modifier',
};

/** Asks before unsaved changes are left: by a link, by « back », by closing the window. */
export function useLeaveGuard(hasUnsaved: () => boolean): void {
  const confirm = useConfirm();
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!hasUnsaved() || current.pathname === next.pathname) return false;
      return !(await confirm(QUESTION));
    },
    enableBeforeUnload: hasUnsaved,
  });
}
