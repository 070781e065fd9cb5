import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  instagramLink,
  mailtoLink,
  phoneLink,
  tiktokLink,
  whatsappLink,
} from '#domain/requests/contact-links.ts';
import { preferredReplyLink } from '#domain/requests/contact-methods.ts';
import { ContactRequest } from '#domain/requests/contact-request.ts';
import { replyMailtoLink } from '#domain/requests/reply-mail.ts';
import { anyText } from './any-text.ts';

describe('links to contact a visitor', () => {
  it.each([
    ['06 12 34 56 78', 'tel:+33612345678', 'https://wa.me/33612345678'],
    ['javascript:alert(1)', null, null],
  ])(
    'the text « %s », typed as a phone number, gives the call link %s and the WhatsApp link %s',
    (phone, call, write) => {
      expect(phoneLink(phone)).toBe(call);
      expect(whatsappLink(phone)).toBe(write);
    },
  );

  it.each([
    ['@camille.d', 'camille.d'],
    [' camille_d ', 'camille_d'],
    ['a/../b', null],
    ['https://instagram.com/a', null],
    ['é', null],
  ])('links to the social network profile typed as « %s » use the user name %s', (name, user) => {
    expect(instagramLink(name)).toBe(user && `https://www.instagram.com/${user}/`);
    expect(tiktokLink(name)).toBe(user && `https://www.tiktok.com/@${user}`);
  });

  it('an email address cannot add parameters to the mailto link', () => {
    expect(mailtoLink('a@example.fr')).toBe('mailto:a@example.fr');
    expect(mailtoLink('a?bcc=b&c@example.fr')).toBe('mailto:a%3Fbcc%3Db%26c@example.fr');
    expect(mailtoLink('nobody')).toBeNull();
  });

  it('a contact message gets a link to reply by mail; a holiday request gets no link if the contact method is unknown or its field is empty', () => {
    expect(preferredReplyLink({ email: 'a@example.fr' })?.href).toBe('mailto:a@example.fr');
    expect(preferredReplyLink({ methodeContact: 'pigeon', email: 'a@example.fr' })).toBeNull();
    expect(preferredReplyLink({ methodeContact: 'appel', email: 'a@example.fr' })).toBeNull();
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

it('the link to reply to a contact request by mail has the recipient, a subject and a short quotation, and is missing without a valid email address', () => {
  const request = v.parse(ContactRequest, {
    id: 'r1',
    form_type: 'vacances',
    first_name: 'Ada',
    email: 'ada&co@example.org',
    fields: { message: `Bonjour,\n${'a'.repeat(5_000)}` },
  });
  const link = replyMailtoLink(request) ?? '';
  expect(link).toMatch(/^mailto:ada%26co@example\.org\?subject=/);
  const params = new URL(link).searchParams;
  expect(params.get('subject')).toContain('vacances sur mesure');
  expect(params.get('body')).toContain(`> Bonjour,\r\n> ${'a'.repeat(1_000)}`);
  expect(link.length).toBeLessThan(2_000);
  expect(replyMailtoLink({ ...request, email: 'ada' })).toBeNull();
});
