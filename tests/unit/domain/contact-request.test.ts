import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ContactRequest, toContactRequest } from '#domain/requests/contact-request.ts';
import { EMPTY_HOLIDAY_VALUES } from '#domain/requests/holiday-rules.ts';
import { toHolidayRequest } from '#domain/requests/request-payloads.ts';

const CREATED_AT = '2026-11-20T10:00:00.000Z';
const contact = {
  firstName: 'Jeanne',
  lastName: 'Dupont',
  email: 'jeanne@example.fr',
  message: 'Bonjour',
  formType: 'contact' as const,
  requestId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
};

describe('a stored request', () => {
  it('is made from a contact message, its mail pending', () => {
    const stored = toContactRequest(contact, CREATED_AT);
    expect(stored).toEqual({
      id: contact.requestId,
      form_type: 'contact',
      first_name: 'Jeanne',
      last_name: 'Dupont',
      email: 'jeanne@example.fr',
      fields: { email: 'jeanne@example.fr', message: 'Bonjour' },
      hotels: [],
      delivery: 'pending',
      delivery_error: null,
      mail_erased: false,
      attempts: 0,
      handled: false,
      handled_at: null,
      handled_by: null,
      note: null,
      created_at: CREATED_AT,
      sent_at: null,
    });
    expect(v.parse(ContactRequest, stored)).toEqual(stored);
  });

  it('is made from a holiday request, with what was filled in', () => {
    const values = { ...EMPTY_HOLIDAY_VALUES, prenom: 'Jeanne', telephone: '0612345678' };
    const stored = toContactRequest(toHolidayRequest(values, contact.requestId), CREATED_AT);
    expect(stored).toMatchObject({ form_type: 'vacances', first_name: 'Jeanne', email: null });
    expect(stored.fields).toEqual({ prenom: 'Jeanne', telephone: '0612345678' });
    expect(stored.hotels).toEqual([]);
  });

  it('holds the hotels that were attached apart from the fields', () => {
    const hotels = [{ id: 'anse-rose', name: 'Anse Rose' }];
    const payload = toHolidayRequest(EMPTY_HOLIDAY_VALUES, contact.requestId, hotels);
    const stored = toContactRequest(payload, CREATED_AT);
    expect(stored.hotels).toEqual(hotels);
    expect(stored.fields).toEqual({});
    expect(v.parse(ContactRequest, stored).hotels).toEqual(hotels);
    expect(v.parse(ContactRequest, { ...stored, hotels: [{ id: '../x' }] }).hotels).toEqual([]);
  });

  it('is read with defaults', () => {
    const bare = { id: 'x', form_type: 'vacances' };
    const defaults = {
      ...bare,
      first_name: '',
      last_name: '',
      email: null,
      fields: {},
      hotels: [],
      delivery: 'pending',
      delivery_error: null,
      mail_erased: false,
      attempts: 0,
      handled: false,
      handled_at: null,
      handled_by: null,
      note: null,
      created_at: null,
      sent_at: null,
    };
    expect(v.parse(ContactRequest, bare)).toEqual(defaults);
    const wrong = { ...bare, delivery: 'x', attempts: -1, handled: 1, fields: 'x', first_name: 2 };
    expect(v.parse(ContactRequest, wrong)).toEqual(defaults);
    expect(v.parse(ContactRequest, { ...bare, fields: { a: 'b', c: 3 } }).fields).toEqual({
      a: 'b',
    });
    expect(v.safeParse(ContactRequest, { id: 'x', form_type: 'autre' }).success).toBe(false);
  });
});
