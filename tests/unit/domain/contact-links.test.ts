import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  instagramLink,
  isPhone,
  mailLink,
  phoneLink,
  replyMail,
  tiktokLink,
  whatsappLink,
} from '#domain/requests/contact-links.ts';
import { reachButton } from '#domain/requests/contact-methods.ts';
import type { ContactRequest } from '#domain/requests/contact-request.ts';
import { anyText } from './any-text.ts';

const digits = (count: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: count, maxLength: count });
const separators = fc.constantFrom('', ' ', '.', '-', '\u00A0', '\u202F', '–', ' - ');

/** Generates a number with separators between its digits. */
const separated = (number: fc.Arbitrary<string>) =>
  number.chain((text) =>
    fc
      .array(separators, { minLength: text.length, maxLength: text.length })
      .map((gaps) => [...text].map((character, index) => character + gaps[index]).join('')),
  );

describe('isPhone', () => {
  it.each(['+33 6.12-34 56 78', '+1 212 555 0100', '+123456789012345'])('accepts %s', (text) => {
    expect(isPhone(text)).toBe(true);
  });

  it.each([
    '0012345678',
    '06123456789',
    '33612345678',
    '+1234567890123456',
    '06 12 34 56 7a',
    '(06) 12 34 56 78',
  ])('refuses « %s »', (text) => {
    expect(isPhone(text)).toBe(false);
  });

  it('accepts every French number however it is spaced', () => {
    const french = fc
      .tuple(fc.constantFrom('0', '+33'), fc.constantFrom(...'123456789'), digits(8))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(separated(french), (text) => {
        expect(isPhone(text)).toBe(true);
      }),
    );
  });

  it('accepts an international number of up to 15 digits', () => {
    const count = fc.integer({ min: 1, max: 20 });
    fc.assert(
      fc.property(count, (length) => {
        expect(isPhone(`+1${'2'.repeat(length)}`)).toBe(length <= 14);
      }),
    );
  });
});

describe('links to contact a visitor', () => {
  it.each([
    ['06 12 34 56 78', 'tel:+33612345678', 'https://wa.me/33612345678'],
    ['+33 6.12.34.56.78', 'tel:+33612345678', 'https://wa.me/33612345678'],
    ['+1 415-555-0100', 'tel:+14155550100', 'https://wa.me/14155550100'],
    ['javascript:alert(1)', null, null],
    ['', null, null],
  ])('the phone number « %s » gives the links %s and %s', (phone, call, write) => {
    expect(phoneLink(phone)).toBe(call);
    expect(whatsappLink(phone)).toBe(write);
  });

  it.each([
    ['@camille.d', 'camille.d'],
    [' camille_d ', 'camille_d'],
    ['a/../b', null],
    ['https://instagram.com/a', null],
    ['é', null],
  ])('the profile links of the user name « %s » use %s', (name, user) => {
    expect(instagramLink(name)).toBe(user && `https://www.instagram.com/${user}/`);
    expect(tiktokLink(name)).toBe(user && `https://www.tiktok.com/@${user}`);
  });

  it('an email address cannot add parameters to the mailto link', () => {
    expect(mailLink('a@example.fr')).toBe('mailto:a@example.fr');
    expect(mailLink('a?bcc=b&c@example.fr')).toBe('mailto:a%3Fbcc%3Db%26c@example.fr');
    expect(mailLink('nobody')).toBeNull();
  });

  it('a contact message has a button to reply by mail; an unknown or unusable method has no button', () => {
    expect(reachButton({ email: 'a@example.fr' })?.href).toBe('mailto:a@example.fr');
    expect(reachButton({ methodeContact: 'pigeon', email: 'a@example.fr' })).toBeNull();
    expect(reachButton({ methodeContact: 'appel', email: 'a@example.fr' })).toBeNull();
  });

  it('links to Instagram, TikTok and WhatsApp lead to no other host, whatever was typed', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        for (const link of [instagramLink(text), tiktokLink(text), whatsappLink(text)]) {
          if (link === null) continue;
          expect(['www.instagram.com', 'www.tiktok.com', 'wa.me']).toContain(new URL(link).host);
        }
      }),
    );
  });
});

const REQUEST: ContactRequest = {
  id: 'r1',
  form_type: 'contact',
  first_name: 'Ada',
  last_name: 'L.',
  email: 'ada&co@example.org',
  fields: { message: 'Bonjour,\nà quand & comment ?' },
  hotels: [],
  mails: {},
  delivery: 'sent',
  mail_due_at: null,
  mail_attempts: 1,
  handled: false,
  handled_at: null,
  handled_by: null,
  note: null,
  updated_at: null,
  created_at: '2026-11-15T08:05:00.000Z',
};

const bodyOf = (link: string | null) => new URL(link ?? '').searchParams.get('body') ?? '';

describe('the reply to a request in the mail client', () => {
  it('has the recipient, a subject and the quoted message', () => {
    const link = replyMail(REQUEST);
    expect(link).toMatch(/^mailto:ada%26co@example\.org\?subject=/);
    expect(bodyOf(link)).toContain('Bonjour Ada,');
    expect(bodyOf(link)).toContain('> Bonjour,\r\n> à quand & comment ?');
    expect(bodyOf(link)).toContain('vous nous écriviez');
  });

  it('has a subject about the holiday for a holiday request, even without a message', () => {
    const link = replyMail({ ...REQUEST, form_type: 'vacances', fields: {} });
    expect(new URL(link ?? '').searchParams.get('subject')).toContain('vacances sur mesure');
  });

  it('cuts a long quotation, because mail clients refuse long links', () => {
    const link = replyMail({ ...REQUEST, fields: { message: 'a'.repeat(5_000) } });
    expect(bodyOf(link).length).toBeLessThan(1_500);
  });

  it('is null without a valid email address', () => {
    expect(replyMail({ ...REQUEST, email: null })).toBeNull();
    expect(replyMail({ ...REQUEST, email: 'ada' })).toBeNull();
  });
});
