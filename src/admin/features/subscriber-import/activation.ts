import { now } from '#admin/data/transaction.ts';
import type { ConsentBasis } from '#domain/newsletter/newsletter-subscription.ts';

/** Returns the proof that is stored when an administrator activates a subscription. */
export const activationOf = (basis: ConsentBasis) => ({
  activation_basis: basis,
  activated_at: now(),
});
