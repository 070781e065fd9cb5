import { updateRecord } from '#data/admin/update-record.ts';
import { COLLECTIONS } from '#domain/collections.ts';
import type { NewsletterSubscription } from '#domain/newsletter-subscription.ts';
import { useConfirm } from '#features/admin/confirm.tsx';
import { failureDescription } from '#features/admin/failure-description.ts';
import { toastError, toastSuccess } from '#ui/toast.ts';

/** Deactivates a subscription, or activates it with the person's consent. */
export function useActivation() {
  const confirm = useConfirm();
  return async ({ id, email, active }: NewsletterSubscription): Promise<void> => {
    const isAgreed =
      active ||
      (await confirm({
        title: 'Réactiver cet abonnement ?',
        text: `${email} recevra de nouveau la newsletter. Ne le faites qu’à sa demande : la loi exige son accord.`,
        confirmLabel: 'Réactiver',
      }));
    if (!isAgreed) return;
    try {
      await updateRecord(COLLECTIONS.newsletterSubscriptions, id, { active: !active });
      toastSuccess(active ? 'Abonnement désactivé' : 'Abonnement réactivé', email);
    } catch (error) {
      toastError('Erreur', failureDescription(error));
    }
  };
}
