import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  instagramLink,
  mailLink,
  phoneLink,
  reachButton,
  tiktokLink,
  whatsappLink,
} from '#domain/requests/contact-links.ts';

describe('links to reach a visitor', () => {
  it.each([
    ['06 12 34 56 78', 'tel:+33612345678', 'https://wa.me/33612345678'],
    ['+33 6.12.34.56.78', 'tel:+33612345678', 'https://wa.me/33612345678'],
    ['+1 415-555-0100', 'tel:+14155550100', 'https://wa.me/14155550100'],
    ['javascript:alert(1)', null, null],
    ['', null, null],
  ])('a telephone %s', (phone, call, write) => {
    expect(phoneLink(phone)).toBe(call);
    expect(whatsappLink(phone)).toBe(write);
  });

  it.each([
    ['@camille.d', 'camille.d'],
    [' camille_d ', 'camille_d'],
    ['a/../b', null],
    ['https://instagram.com/a', null],
    ['é', null],
  ])('a name %s', (name, user) => {
    expect(instagramLink(name)).toBe(user && `https://www.instagram.com/${user}/`);
    expect(tiktokLink(name)).toBe(user && `https://www.tiktok.com/@${user}`);
  });

  it('an address, of which nothing becomes a parameter of the mail', () => {
    expect(mailLink('a@example.fr')).toBe('mailto:a@example.fr');
    expect(mailLink('a?bcc=b&c@example.fr')).toBe('mailto:a%3Fbcc%3Db%26c@example.fr');
    expect(mailLink('nobody')).toBeNull();
  });

  it('a contact message is answered by mail; an unknown way gives no button', () => {
    expect(reachButton({ email: 'a@example.fr' })?.href).toBe('mailto:a@example.fr');
    expect(reachButton({ methodeContact: 'pigeon', email: 'a@example.fr' })).toBeNull();
    expect(reachButton({ methodeContact: 'appel', email: 'a@example.fr' })).toBeNull();
  });

  it('lead nowhere else, whatever was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const link of [instagramLink(text), tiktokLink(text), whatsappLink(text)]) {
          if (link === null) continue;
          expect(['www.instagram.com', 'www.tiktok.com', 'wa.me']).toContain(new URL(link).host);
        }
      }),
    );
  });
});
