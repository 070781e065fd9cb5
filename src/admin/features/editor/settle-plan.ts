import { formatMoment, parisInstant } from '#domain/text/dates.ts';
import type { FormValues } from './form-values.ts';

/** The field by which visitors see a record. */
export type ShownBy = 'published' | 'active';

/** Whether a planned time, as typed, has passed: the record is to be published at once. */
export function isPast(plan: string, now: Date): boolean {
  const instant = parisInstant(plan);
  return instant !== null && new Date(instant) <= now;
}

/**
 * Form values as they are to be saved: a plan (`publish_at`) whose time has passed publishes at once,
 * as the button does, and what is shown has none.
 */
export function settlePlan<TValues extends FormValues>(
  values: TValues,
  { shownBy, isPublished }: { shownBy: ShownBy | undefined; isPublished: boolean },
  now: Date,
): TValues {
  const { publish_at: plan } = values;
  if (shownBy === undefined || typeof plan !== 'string') return values;
  const isShown = isPublished || values[shownBy] === true || isPast(plan, now);
  return isShown ? { ...values, [shownBy]: true, publish_at: '' } : values;
}

/**
 * What a save has planned, as a sentence; undefined when it planned nothing new.
 * @param planned what precedes the date: « L’hôtel sera publié le »
 */
export function planNote(
  planned: string | undefined,
  before: FormValues | null,
  { publish_at: plan }: FormValues,
): string | undefined {
  if (planned === undefined || typeof plan !== 'string' || plan === before?.publish_at) return;
  const instant = parisInstant(plan);
  return instant === null ? undefined : `${planned} ${formatMoment(instant)}`;
}

/** What the buttons of an editor offer: `saved` is what is stored, `current` what is typed. */
export function publicationOf(
  shownBy: ShownBy | undefined,
  saved: FormValues,
  current: FormValues,
) {
  return {
    /** Whether it may be published by a button: it is not shown, and not about to be. */
    isHidden: shownBy === 'published' && saved[shownBy] !== true && current[shownBy] !== true,
    isPlanned: (current.publish_at ?? '') !== '',
  };
}
