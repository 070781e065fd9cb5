import { EMAIL_MAX, PERSON_NAME_MAX, TEXT_MAX } from '#domain/site/limits.ts';
import { FormLine, FormText } from '#features/forms/form-fields.tsx';
import { FormFrame } from '#features/forms/form-frame.tsx';
import { useRequestForm } from '#features/forms/use-request-form.ts';
import { CONTACT_FORM } from './contact-request.ts';

export function ContactForm() {
  const { form, ...frame } = useRequestForm(CONTACT_FORM);
  const name = { form, required: true, maxLength: PERSON_NAME_MAX };
  return (
    <FormFrame {...frame} draftKey={CONTACT_FORM.draftKey} sendLabel="Envoyer">
      <FormLine {...name} name="firstName" label="Prénom" autoComplete="given-name" />
      <FormLine {...name} name="lastName" label="Nom" autoComplete="family-name" />
      <FormLine
        form={form}
        name="email"
        label="Adresse e-mail"
        type="email"
        required
        maxLength={EMAIL_MAX}
        autoComplete="email"
        className="md:col-span-2"
      />
      <FormText
        form={form}
        name="message"
        label="Message"
        required
        maxLength={TEXT_MAX}
        className="md:col-span-2"
      />
    </FormFrame>
  );
}
