import type { Entity } from '#domain/admin/entities.ts';
import { formatMoment } from '#domain/text/dates.ts';
import type { Values } from './values.ts';

type Published = Pick<Entity, 'shownBy' | 'isPlanned'>;

/** Checks whether a planned time has passed: the record is to be published at once. */
export const isPast = (plan: string, now: Date): boolean => new Date(plan) <= now;

const isShown = ({ shownBy }: Published, values: Values | null) =>
  shownBy !== undefined && values?.[shownBy] === true;

function planIn({ isPlanned }: Published, values: Values | null): string | null {
  const plan = isPlanned && values?.publish_at;
  return typeof plan === 'string' ? plan : null;
}

/** Resolves values to save: a plan whose time has passed publishes, and a shown record has no plan. */
export function resolvePublication(entity: Published, values: Values, now: Date): Values {
  const { shownBy, isPlanned } = entity;
  if (!isPlanned || shownBy === undefined) return values;
  const plan = planIn(entity, values);
  const shows = isShown(entity, values) || (plan !== null && isPast(plan, now));
  return shows ? { ...values, [shownBy]: true, publish_at: null } : values;
}

/** Returns true if a save shows or plans a record that was neither shown nor planned. */
export function isFirstPublication(
  entity: Published,
  before: Values | null,
  values: Values,
): boolean {
  const isPublic = (some: Values | null) => isShown(entity, some) || planIn(entity, some) !== null;
  return isPublic(values) && !isPublic(before);
}

/** Returns what a save did to a record's publication, in French; undefined for nothing. */
export function publicationNote(
  entity: Published,
  before: Values | null,
  saved: Values,
): string | undefined {
  if (!entity.isPlanned) return undefined;
  if (isShown(entity, saved)) return isShown(entity, before) ? undefined : 'Publié';
  const plan = planIn(entity, saved);
  if (plan !== null)
    return plan === planIn(entity, before) ? undefined : `Prévu pour le ${formatMoment(plan)}`;
  return before === null ? 'Enregistré comme brouillon' : undefined;
}

/** Returns which buttons an editor has: `saved` is stored, null for a new record, `current` is typed. */
export function publicationOf(entity: Published, saved: Values | null, current: Values) {
  const plan = planIn(entity, current);
  return {
    /** Not shown, nor about to be: a button can publish the record. */
    isHidden: entity.isPlanned === true && !isShown(entity, saved) && !isShown(entity, current),
    hasPlan: plan !== null,
    hasNewPlan: plan !== null && plan !== planIn(entity, saved),
  };
}
