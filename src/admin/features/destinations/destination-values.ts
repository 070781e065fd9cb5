import * as v from 'valibot';
import { firstIssues } from '#admin/features/editor/field-errors.ts';
import { Destination } from '#domain/destination/destination.ts';
import { DestinationInput, toDestinationInput } from '#domain/destination/destination-input.ts';
import { DEFAULT_DISPLAY_ORDER } from '#domain/destination/destination-list.ts';

/** What the form's fields hold: texts as typed. */
export type DestinationValues = {
  destination_name: string;
  destination_slug: string;
  display_order: string;
  active: boolean;
  banner_image: string;
  subtitle: string;
  description: string;
  seo_title: string;
  seo_description: string;
  seo_keywords: string;
};

export const DESTINATION_LABELS: Record<keyof DestinationValues, string> = {
  destination_name: 'Nom',
  destination_slug: 'Slug',
  display_order: "Ordre d'affichage",
  active: 'Active',
  banner_image: 'Bannière',
  subtitle: 'Sous-titre',
  description: 'Description',
  seo_title: 'Titre SEO',
  seo_description: 'Description SEO',
  seo_keywords: 'Mots-clés SEO',
};

/** A new destination (defaults of spec section 3). */
export const NEW_DESTINATION: DestinationValues = {
  destination_name: '',
  destination_slug: '',
  display_order: String(DEFAULT_DISPLAY_ORDER),
  active: true,
  banner_image: '',
  subtitle: '',
  description: '',
  seo_title: '',
  seo_description: '',
  seo_keywords: '',
};

/** A destination as its form starts: what is missing is empty. */
export function toDestinationValues(destination: Destination): DestinationValues {
  const input = toDestinationInput(destination);
  return {
    destination_name: input.destination_name,
    destination_slug: input.destination_slug,
    display_order: String(input.display_order),
    active: input.active,
    banner_image: input.banner_image ?? '',
    subtitle: input.subtitle ?? '',
    description: input.description ?? '',
    seo_title: input.seo_title ?? '',
    seo_description: input.seo_description ?? '',
    seo_keywords: input.seo_keywords ?? '',
  };
}

/** What is stored as the form would hold it; null when it cannot be read. */
export function storedDestinationValues(stored: unknown): DestinationValues | null {
  const result = v.safeParse(Destination, stored);
  return result.success ? toDestinationValues(result.output) : null;
}

/** The form for the writing schema: the order is a number, which nothing typed is not. */
function toInput(values: DestinationValues) {
  const order = values.display_order.trim();
  // What is no whole number is out of range, as 0 is.
  const number = /^\d+$/.test(order) ? Number(order) : 0;
  return { ...values, display_order: order === '' ? null : number };
}

/** What is wrong, by field. */
export function destinationFaults(values: DestinationValues): Record<string, string> {
  return firstIssues(DestinationInput, toInput(values));
}

/** The form as it is written. Only for what has no fault. */
export function parseDestination(values: DestinationValues): DestinationInput {
  return v.parse(DestinationInput, toInput(values));
}
