import * as v from 'valibot';
import { emailField } from '#domain/schema/written-fields.ts';
import { normaliseEmail } from '#domain/text/email.ts';

/** What the callables exportPerson and erasePerson receive: an email address, which comes out normalised. */
export const PersonCall = v.strictObject({
  email: v.pipe(
    emailField('L’adresse e-mail est requise', 'Adresse e-mail invalide'),
    v.transform(normaliseEmail),
  ),
});

type Values = Record<string, unknown>;

/**
 * Everything the site knows of who has an email address, as stored, instants as ISO strings; without
 * the administrators' accounts. `deleted` are records that can still be restored.
 */
export type PersonalData = {
  email: string;
  exported_at: string;
  subscriptions: Values[];
  requests: Values[];
  mails: Values[];
  deleted: Values[];
  journal: Values[];
};

/** How many of each were erased. */
export type ErasedPerson = Record<'subscriptions' | 'requests' | 'mails' | 'deleted', number>;

/** The name of the file with a person's data, which does not tell whose; `today` is yyyy-MM-dd. */
export const personFileName = (today: string): string => `donnees-personnelles-${today}.json`;
