import { useBlocker } from '@tanstack/react-router';
import { isLeaving } from '#admin/data/session.ts';
import { useConfirm } from '#admin/ui/confirm.tsx';

const QUESTION = {
  title: 'Quitter sans enregistrer\u202f?',
  text: 'Votre saisie reste gardée sur cet appareil\u00a0: vous pourrez la reprendre en rouvrant cette page.',
  confirmLabel: 'Quitter la page',
  cancelLabel: 'Continuer à modifier',
};

/** Returns the part of a URL that identifies an editor, without `q`, the search above. */
const placeOf = ({ pathname, search }: { pathname: string; search: object }) =>
  JSON.stringify([pathname, { ...search, q: undefined }]);

/** Asks before a link, Back or closing the window discards unsaved changes. */
export function useLeaveGuard(hasUnsaved: boolean): void {
  const confirm = useConfirm();
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      hasUnsaved && placeOf(current) !== placeOf(next) && !(await confirm(QUESTION)),
    // Signing out has asked already.
    enableBeforeUnload: () => hasUnsaved && !isLeaving(),
  });
}
