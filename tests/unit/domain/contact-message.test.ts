import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { firstErrors } from '#domain/requests/form-fields.ts';
import { CONTACT, ContactMessage } from '#domain/requests/request-payloads.ts';

const ContactForm = v.object(CONTACT);
const form = {
  firstName: 'Jeanne',
  lastName: 'Dupont',
  email: 'jeanne@example.fr',
  message: 'Bonjour,\nune question.',
};
const payload = {
  ...form,
  formType: 'contact',
  requestId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
};

describe('the contact form', () => {
  it('the contact form reports every missing field and an invalid email address', () => {
    const empty = { firstName: ' ', lastName: '', email: '', message: '\n ' };
    expect(firstErrors(ContactForm, empty)).toEqual({
      firstName: 'Le prénom est requis',
      lastName: 'Le nom est requis',
      email: "L'email est requis",
      message: 'Le message est requis',
    });
    expect(firstErrors(ContactForm, { ...form, email: 'jeanne' })).toEqual({
      email: 'Adresse email invalide',
    });
  });

  it('the contact form reports fields of another type as missing', () => {
    expect(
      firstErrors(ContactForm, { firstName: 1, lastName: null, email: [], message: {} }),
    ).toEqual({
      firstName: 'Le prénom est requis',
      lastName: 'Le nom est requis',
      email: "L'email est requis",
      message: 'Le message est requis',
    });
  });

  it.each([
    ['firstName', 80],
    ['lastName', 80],
    ['message', 5000],
  ])('the contact form limits %s to %d characters', (key, max) => {
    expect(firstErrors(ContactForm, { ...form, [key]: 'é'.repeat(max) })).toEqual({});
    expect(firstErrors(ContactForm, { ...form, [key]: 'é'.repeat(max + 1) })).toEqual({
      [key]: `Ce texte est trop long (${max} caractères au plus)`,
    });
  });
});

describe('the contact payload', () => {
  it('a contact payload loses line breaks that could forge mail headers', () => {
    const sent = v.parse(ContactMessage, {
      ...payload,
      firstName: 'Jeanne\r\nBcc: x@y.fr',
      message: ' a\r\nb\u0000 ',
    });
    expect(sent).toEqual({ ...payload, firstName: 'Jeanne Bcc: x@y.fr', message: 'a\nb' });
  });

  it.each([
    ['formType', 'vacances'],
    ['requestId', 'court'],
    ['requestId', '../../secrets/123456789'],
    ['requestId', 'a'.repeat(65)],
    ['more', 1],
  ])('a contact payload with %s %j is refused', (key, value) => {
    expect(Object.keys(firstErrors(ContactMessage, { ...payload, [key]: value }))).toEqual([key]);
  });
});
