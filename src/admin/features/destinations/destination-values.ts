import * as v from 'valibot';
import { firstIssues } from '#admin/features/editor/field-errors.ts';
import { withTexts } from '#admin/features/editor/form-values.ts';
import { parsePlan } from '#domain/admin/typed-values.ts';
import { bannerUrl } from '#domain/destination/banner-url.ts';
import { Destination, DestinationInput } from '#domain/destination/destination.ts';
import { DEFAULT_DISPLAY_ORDER } from '#domain/destination/destination-list.ts';
import { withoutStamps } from '#domain/schema/stored.ts';
import { DISPLAY_ORDER_MAX } from '#domain/site/limits.ts';
import { parisClock } from '#domain/text/dates.ts';
import { slugify } from '#domain/text/fold-text.ts';

const EMPTY_DESTINATION = {
  destination_name: '',
  destination_slug: '',
  display_order: String(DEFAULT_DISPLAY_ORDER),
  active: true,
  publish_at: '',
  banner_image: '',
  subtitle: '',
  description: '',
  seo_title: '',
  seo_description: '',
  seo_keywords: '',
};

export type DestinationValues = typeof EMPTY_DESTINATION;

/** What the fields of a new destination hold: it comes after all others. */
export function newDestination(others: readonly Destination[]): DestinationValues {
  const last = Math.max(0, ...others.map(({ display_order }) => display_order));
  return { ...EMPTY_DESTINATION, display_order: String(Math.min(last + 1, DISPLAY_ORDER_MAX)) };
}

/** A destination as form values: what is missing is empty. */
export function toDestinationValues(destination: Destination): DestinationValues {
  const { display_order, publish_at, ...fields } = withoutStamps(destination);
  const plan = parisClock(publish_at);
  return { ...withTexts(fields), display_order: String(display_order), publish_at: plan };
}

/** A stored document as form values; null when it is unreadable. */
export function storedDestinationValues(stored: unknown): DestinationValues | null {
  const result = v.safeParse(Destination, stored);
  return result.success ? toDestinationValues(result.output) : null;
}

function toInput(values: DestinationValues) {
  const order = values.display_order.trim();
  // Anything but a whole number becomes 0, which is out of range.
  const number = /^\d+$/.test(order) ? Number(order) : 0;
  const publish_at = parsePlan(values.publish_at);
  return { ...values, display_order: order === '' ? null : number, publish_at };
}

/** Validation errors by field. */
export function checkDestination(values: DestinationValues): Record<string, string> {
  return firstIssues(DestinationInput, toInput(values));
}

/** Valid form values as they are stored; throws on others. */
export function parseDestination(values: DestinationValues): DestinationInput {
  return v.parse(DestinationInput, toInput(values));
}

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** The destination as its page would show it, whether or not it could be saved. */
export function shownDestination(values: DestinationValues, id = ''): Destination {
  return {
    ...values,
    id,
    display_order: Number(values.display_order),
    publish_at: null,
    banner_image: bannerUrl(values.banner_image),
    subtitle: orNull(values.subtitle),
    description: orNull(values.description),
    seo_title: orNull(values.seo_title),
    seo_description: orNull(values.seo_description),
    seo_keywords: orNull(values.seo_keywords),
    created_at: null,
    updated_at: null,
  };
}

/**
 * The slug while a name is typed: it follows the name until it is edited itself, and again once it
 * is emptied.
 */
export function followingSlug(
  before: { destination_name: string; destination_slug: string },
  name: string,
): string {
  const { destination_name, destination_slug: slug } = before;
  return slug === '' || slug === slugify(destination_name) ? slugify(name) : slug;
}

/** The message beside a slug that another destination has. */
export const slugTaken = (name: string) =>
  `Ce slug est déjà celui de la destination «\u202f${name}\u202f»\u00a0: choisissez-en un autre`;

/** The validation error of a slug that a listed destination other than the edited one (`id`) has. */
export function slugError(
  destinations: readonly Destination[],
  slug: string,
  id: string | null,
): string | undefined {
  const wanted = slug.trim();
  const owner = destinations.find(
    (other) => other.id !== id && other.destination_slug === wanted && wanted !== '',
  );
  return owner && slugTaken(owner.destination_name);
}
