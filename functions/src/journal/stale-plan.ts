import { shownField } from '../../../src/domain/admin/publication.ts';
import { dateIn } from '../calls/stored-date.ts';
import type { Values } from './journal-entry.ts';

/**
 * Restored values without a plan whose time has passed meanwhile, which would publish them unasked, or
 * of a record that is shown.
 */
export function withoutStalePlan(collection: string, values: Values, now: Date): Values {
  const plan = dateIn(values.publish_at);
  if (plan === null) return values;
  const isStale = plan <= now || values[shownField(collection) ?? ''] === true;
  return isStale ? { ...values, publish_at: null } : values;
}
