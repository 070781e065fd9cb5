import * as v from 'valibot';
import { requestIds } from '#data/forms/request-ids.ts';
import { ContactForm } from '#domain/requests/request-payloads.ts';
import { CONTACT_FAILED, CONTACT_SENT } from '#domain/requests/sent-messages.ts';
import { CONTACT_DRAFT_KEY } from '#domain/site/storage-keys.ts';
import { deliver } from '#features/forms/deliver.ts';
import { defineForm } from '#features/forms/use-request-form.ts';

const FIELDS = ['firstName', 'lastName', 'email', 'message'] as const;
type Field = (typeof FIELDS)[number];

const MESSAGES = {
  sent: CONTACT_SENT,
  kept: 'Votre message est gardé sur cet appareil et partira au retour du réseau.',
  failed: CONTACT_FAILED,
};

const ids = requestIds(CONTACT_DRAFT_KEY);

function validate(values: ContactForm): Partial<Record<Field, string>> {
  const result = v.safeParse(ContactForm, values);
  if (result.success) return {};
  const { nested = {} } = v.flatten<typeof ContactForm>(result.issues);
  const errors: Partial<Record<Field, string>> = {};
  for (const field of FIELDS) {
    const [first] = nested[field] ?? [];
    if (first !== undefined) errors[field] = first;
  }
  return errors;
}

/** A message to the editors: its fields, draft, validation and delivery. */
export const CONTACT_FORM = defineForm({
  fields: FIELDS,
  draftKey: CONTACT_DRAFT_KEY,
  validate,
  async send(values, guard) {
    const payload = { ...values, formType: 'contact' as const, requestId: ids.idOf(values) };
    const isDone = (await deliver({ kind: 'contact', payload }, guard, MESSAGES)) === 'done';
    if (isDone) ids.forget();
    return isDone;
  },
});
