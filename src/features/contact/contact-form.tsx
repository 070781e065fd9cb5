import { FormLine, FormText } from '#features/forms/form-fields.tsx';
import { FormFrame } from '#features/forms/form-frame.tsx';
import { useRequestForm } from '#features/forms/use-request-form.ts';
import { CONTACT_FORM } from './contact-request.ts';

const { draftKey, controls } = CONTACT_FORM;

export function ContactForm() {
  const { form, ...frame } = useRequestForm(CONTACT_FORM);
  return (
    <FormFrame {...frame} draftKey={draftKey} sendLabel="Envoyer">
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
