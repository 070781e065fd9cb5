import * as v from 'valibot';
import { firstErrors } from '#domain/requests/form-fields.ts';
import { CONTACT } from '#domain/requests/request-payloads.ts';
import {
  CONTACT_FAILED,
  CONTACT_SENT,
  UNKNOWN_SEND_ERROR,
} from '#domain/requests/sent-messages.ts';
import { CONTACT_DRAFT_KEY } from '#domain/site/storage-keys.ts';
import { defineForm } from '#features/forms/define-form.ts';
import { FormLine, FormText } from '#features/forms/form-fields.tsx';
import { FormFrame } from '#features/forms/form-frame.tsx';
import { useRequestForm } from '#features/forms/use-request-form.ts';

const CONTACT_FORM = defineForm({
  fields: CONTACT,
  draftKey: CONTACT_DRAFT_KEY,
  validate: (values) => firstErrors(v.object(CONTACT), values),
  prepare: (values, idOf) => ({
    request: {
      kind: 'contact',
      payload: { ...values, formType: 'contact', requestId: idOf(values) },
    },
    messages: {
      sent: CONTACT_SENT,
      kept: 'Votre message est gardé sur cet appareil et partira au retour du réseau.',
      failed: CONTACT_FAILED,
      unknown: UNKNOWN_SEND_ERROR,
    },
  }),
});
const { controls } = CONTACT_FORM;

export function ContactForm() {
  const { form, ...frame } = useRequestForm(CONTACT_FORM);
  return (
    <FormFrame {...frame} sendLabel="Envoyer">
      <FormLine form={form} {...controls.firstName} autoComplete="given-name" />
      <FormLine form={form} {...controls.lastName} autoComplete="family-name" />
      <FormLine
        form={form}
        {...controls.email}
        type="email"
        autoComplete="email"
        className="md:col-span-2"
      />
      <FormText form={form} {...controls.message} className="md:col-span-2" />
    </FormFrame>
  );
}
