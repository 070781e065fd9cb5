import * as v from 'valibot';
import { requiredLine, requiredText } from '#domain/admin/written-fields.ts';
import { PERSON_NAME_MAX, TEXT_MAX } from '#domain/site/limits.ts';
import { emailField } from '#domain/text/email.ts';
import { RequestId } from './request-id.ts';

const contactFields = {
  firstName: requiredLine(PERSON_NAME_MAX, 'Le prénom est requis'),
  lastName: requiredLine(PERSON_NAME_MAX, 'Le nom est requis'),
  email: emailField("L'email est requis", 'Adresse email invalide'),
  message: requiredText(TEXT_MAX, 'Le message est requis'),
};

/** The contact form with its messages (spec section 5). */
export const ContactForm = v.strictObject(contactFields);
export type ContactForm = v.InferOutput<typeof ContactForm>;

/** What the callable sendContactEmail receives from the contact form: no other key. */
export const ContactMessage = v.strictObject({
  ...contactFields,
  formType: v.literal('contact'),
  requestId: RequestId,
});
export type ContactMessage = v.InferOutput<typeof ContactMessage>;
