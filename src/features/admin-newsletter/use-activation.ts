import { COLLECTIONS } from '#domain/collections.ts';
import type { NewsletterSubscription } from '#domain/newsletter-subscription.ts';
import { useConfirm } from '#features/admin/confirm.tsx';
import { useBulk } from '#features/admin/use-bulk.ts';
import { activationQuestion, BULK_TEXTS } from './subscription-texts.ts';

type Chosen = readonly NewsletterSubscription[];

/** Deactivates subscriptions, or activates them with the people's consent; each can be undone. */
export function useActivation() {
  const confirm = useConfirm();
  const { isBusy, update } = useBulk(COLLECTIONS.newsletterSubscriptions);
  const deactivate = (chosen: Chosen) =>
    update(
      chosen.filter(({ active }) => active),
      { active: false },
      BULK_TEXTS.deactivated,
    );
  const activate = async (chosen: Chosen) => {
    const inactive = chosen.filter(({ active }) => !active);
    if (!(await confirm(activationQuestion(inactive.map(({ email }) => email))))) return;
    await update(inactive, { active: true }, BULK_TEXTS.activated);
  };
  return { isBusy, deactivate, activate };
}
