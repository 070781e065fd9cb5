import { forgetDrafts, hasDrafts } from '#admin/data/record-drafts.ts';
import { hasUnsavedWork } from '#admin/features/editor/use-leave-guard.ts';
import { useConfirm } from '#admin/ui/confirm.tsx';
import { leaveSignedOut } from './signed-out-note.ts';

const QUESTION = {
  title: 'Se déconnecter sans enregistrer\u202f?',
  text: 'Des brouillons sont gardés sur cet appareil pour votre compte\u00a0: ils seront oubliés.',
  confirmLabel: 'Déconnexion',
  cancelLabel: 'Continuer à modifier',
};

/**
 * Returns a function that ends the session with `end` and leaves, with a full page load, so that no
 * listener or cache survives, and without the account's drafts. It asks where there are some. Rejects
 * when `end` does.
 */
export function useLeaveSession(): (end: () => Promise<void>) => Promise<void> {
  const confirm = useConfirm();
  return async (end) => {
    const isLosing = hasUnsavedWork() || (await hasDrafts());
    if (isLosing && !(await confirm(QUESTION))) return;
    await leaveSignedOut(async () => {
      await end();
      await forgetDrafts();
    });
  };
}
