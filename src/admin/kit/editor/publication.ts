import type { Entity } from '#domain/admin/entities.ts';
import { formatMoment } from '#domain/text/dates.ts';
import type { Values } from './values.ts';

type Published = Pick<Entity, 'shownBy' | 'isPlanned'>;

/** Checks whether a planned time has passed: the record is to be published at once. */
export const isPast = (plan: string, now = new Date()): boolean => new Date(plan) <= now;

/** Returns « shown », « hidden », or when the record will be shown (ISO); null for a new record. */
function stateOf({ shownBy, isPlanned }: Published, values: Values | null): string | null {
  if (values === null) return null;
  if (shownBy && values[shownBy] === true) return 'shown';
  return isPlanned && typeof values.publish_at === 'string' ? values.publish_at : 'hidden';
}

/** Resolves values to save: a plan whose time has passed publishes, and a shown record has no plan. */
export function resolvePublication(entity: Published, values: Values, now: Date): Values {
  const { shownBy, isPlanned } = entity;
  const state = stateOf(entity, values);
  if (!isPlanned || !shownBy || state === null) return values;
  const isShown = state === 'shown' || (state !== 'hidden' && isPast(state, now));
  return isShown ? { ...values, [shownBy]: true, publish_at: null } : values;
}

/** Returns true if a save shows or plans a record that was neither shown nor planned. */
export function isFirstPublication(entity: Published, before: Values | null, values: Values) {
  const was = stateOf(entity, before);
  return stateOf(entity, values) !== 'hidden' && (was === null || was === 'hidden');
}

/** Returns what a save did to a record's publication, in French; undefined for nothing. */
export function publicationNote(entity: Published, before: Values | null, saved: Values) {
  const state = stateOf(entity, saved);
  if (!entity.isPlanned || state === null || state === stateOf(entity, before)) return undefined;
  if (state === 'shown') return 'Publié';
  if (state !== 'hidden') return `Prévu pour le ${formatMoment(state)}`;
  return before === null ? 'Enregistré comme brouillon' : undefined;
}

/** Returns which buttons an editor has: `saved` is stored, null for a new record, `current` is typed. */
export function publicationOf(entity: Published, saved: Values | null, current: Values) {
  const [was, state] = [stateOf(entity, saved), stateOf(entity, current)];
  // Not shown, nor about to be: a button can publish the record.
  const isHidden = entity.isPlanned === true && was !== 'shown' && state !== 'shown';
  return { isHidden, hasNewPlan: isHidden && state !== 'hidden' && state !== was };
}
