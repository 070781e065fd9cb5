import { namesOf } from '#domain/schema/field.ts';
import type { Quotation, Settings, SiteSettings } from './site-settings.ts';

/** Returns the fields that no two owners share, if unsaved or saved with the example of the code. */
export const exampleFields = (stored: SiteSettings, code: Settings): (keyof Settings)[] =>
  namesOf(code)
    .filter((name) => /^(?:contact_email|phone|director_name|publisher_(?!form))/.test(name))
    .filter((name) => (stored[name] ?? code[name]) === code[name]);

/** Returns a filter: a live site hides the testimonials of the code, which nobody has given. */
export const isOtherThan = (examples: readonly Quotation[]) => (given: Quotation) =>
  !examples.some(({ name, content }) => name === given.name && content === given.content);
