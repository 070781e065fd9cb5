import { useBulk } from '#admin/features/list/use-bulk.ts';
import { useConfirm } from '#admin/ui/confirm.tsx';
import type { NewsletterSubscription } from '#domain/newsletter/newsletter-subscription.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
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
