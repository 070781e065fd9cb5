import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import {
  ContactRequest,
  requestAgeText,
  toContactRequest,
} from '#domain/requests/contact-request.ts';
import { toHolidayRequestPayload } from '#domain/requests/request-payloads.ts';
import { HOLIDAY_REQUEST } from '../../support/holiday-values.ts';

const contact = {
  firstName: 'Jeanne',
  lastName: 'Dupont',
  email: 'Jeanne@Example.fr',
  message: 'Bonjour',
  formType: 'contact' as const,
  requestId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
};

describe('a stored request', () => {
  it('a contact message is stored with the sender’s email address as typed, and also in normalised form', () => {
    const stored = toContactRequest(contact);
    expect(stored).toMatchObject({
      form_type: 'contact',
      email: 'Jeanne@Example.fr',
      address: 'jeanne@example.fr',
      fields: { email: 'Jeanne@Example.fr', message: 'Bonjour' },
    });
    const { address, ...read } = stored;
    expect(v.parse(ContactRequest, { ...stored, id: 'x' })).toMatchObject(read);
  });

  it('a stored holiday request has only the fields that were filled in, and no second copy of the visitor’s names', () => {
    const stored = toContactRequest(toHolidayRequestPayload(HOLIDAY_REQUEST, contact.requestId));
    expect(stored).toMatchObject({
      form_type: 'vacances',
      email: null,
      first_name: 'Camille',
      last_name: 'Delattre',
    });
    expect(stored.fields).toEqual({
      methodeContact: 'appel',
      telephone: '06 12 34 56 78',
      typeVacances: 'voyage-romantique',
      nombrePersonnes: '2',
    });
    expect(stored.hotels).toEqual([]);
  });

  it('a stored holiday request keeps its attached hotels in a field of their own, which is read as empty if invalid', () => {
    const hotels = [{ id: 'anse-rose', name: 'Anse Rose' }];
    const payload = toHolidayRequestPayload(HOLIDAY_REQUEST, contact.requestId, hotels);
    const stored = toContactRequest(payload);
    expect(stored.hotels).toEqual(hotels);
    expect(stored.fields).not.toHaveProperty('hotels');
    const read = (more: object = {}) => v.parse(ContactRequest, { ...stored, id: 'x', ...more });
    expect(read().hotels).toEqual(hotels);
    expect(read({ hotels: [{ id: '../x' }] }).hotels).toEqual([]);
  });

  it('a stored contact request of a known form type is read with defaults for missing or unreadable fields', () => {
    const bare = { id: 'x', form_type: 'vacances' };
    const defaults = {
      ...bare,
      first_name: '',
      last_name: '',
      email: null,
      address: null,
      fields: {},
      hotels: [],
      mails: {},
      delivery: null,
      mail_due_at: null,
      mail_attempts: 0,
      handled: false,
      handled_at: null,
      handled_by: null,
      note: null,
      created_at: null,
      updated_at: null,
    };
    expect(v.parse(ContactRequest, bare)).toEqual(defaults);
    const wrong = {
      ...bare,
      delivery: 'x',
      mails: [],
      mail_attempts: '1',
      handled: 1,
      fields: 'x',
      first_name: 2,
    };
    expect(v.parse(ContactRequest, wrong)).toEqual(defaults);
    expect(v.safeParse(ContactRequest, { id: 'x', form_type: 'autre' }).success).toBe(false);
  });
});

test.each([
  ['2026-05-04T21:59:00Z', 'aujourd’hui'],
  ['2026-05-04T22:00:00Z', 'hier'],
  ['2026-06-03T08:00:00Z', 'il y a 30 jours'],
  // The device's clock is slow.
  ['2026-05-03T08:00:00Z', 'aujourd’hui'],
])(
  'the age of a contact request sent on 4 May 2026 is counted in days of Paris: at %s it is shown as « %s »',
  (now, age) => {
    expect(requestAgeText({ created_at: '2026-05-04T08:00:00Z' }, new Date(now))).toBe(age);
  },
);
