import * as v from 'valibot';
import { CONTACT_FIELDS } from '#domain/requests/request-payloads.ts';
import { CONTACT_DRAFT_SESSION_STORAGE_KEY } from '#domain/site/storage-keys.ts';
import { FormFrame, FormTextArea, FormTextField } from './form-fields.tsx';
import { defineRequestForm, useRequestForm } from './request-form.ts';

const CONTACT_FORM = defineRequestForm({
  fields: CONTACT_FIELDS,
  draftKey: CONTACT_DRAFT_SESSION_STORAGE_KEY,
  schema: () => v.object(CONTACT_FIELDS),
  toRequest: (values, requestId) => ({
    kind: 'contact',
    payload: { ...values, formType: 'contact', requestId },
  }),
  summary: (values) => Object.values(values),
});
const { controls } = CONTACT_FORM;

export function ContactForm() {
  const { form, ...frame } = useRequestForm(CONTACT_FORM);
  return (
    <FormFrame {...frame} sendLabel="Envoyer">
      <FormTextField form={form} {...controls.firstName} autoComplete="given-name" />
      <FormTextField form={form} {...controls.lastName} autoComplete="family-name" />
      <FormTextField
        form={form}
        {...controls.email}
        type="email"
        autoComplete="email"
        className="md:col-span-2"
      />
      <FormTextArea form={form} {...controls.message} className="md:col-span-2" />
    </FormFrame>
  );
}
