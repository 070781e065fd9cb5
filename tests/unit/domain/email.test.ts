import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail, normaliseEmail, stripSubaddressAndGmailDots } from '#domain/text/email.ts';
import { fuzzRuns } from '../../support/fuzz-runs.ts';

describe('isEmail', () => {
  it.each([
    'a@b.fr',
    'jeanne.dupont+voyage@sous.domaine.example',
    "o'neil_x-1@exa-mple.org",
    'élodie@hôtel.example',
    '用户@例子.公司',
    `${'a'.repeat(64)}@example.fr`,
  ])('the email address %s is accepted', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    'jeanne',
    'jeanne@example',
    'jeanne@@example.fr',
    'jeanne@-example.fr',
    '.jeanne@example.fr',
    'je anne@example.fr',
    'jeanne@example.fr\r\nBcc: x@y.fr',
    '"jeanne"@example.fr',
    'a@b.fr,c@d.fr',
    `${'a'.repeat(65)}@example.fr`,
    `a@${'b'.repeat(64)}.fr`,
    `a@${'b.'.repeat(126)}frr`,
  ])('the email address « %s » is refused', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('the validation of email addresses accepts every ordinary address of at most 254 characters', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        expect(isEmail(address)).toBe(address.length <= 254);
      }),
    );
  });

  it('no email address that passes the validation could break the header of a mail', () => {
    const text = fc.string({ unit: fc.constantFrom(...'a@.b-é\r\n <>,;:"\\\0()') });
    fc.assert(
      fc.property(text, (address) => {
        if (isEmail(address)) expect(address).toMatch(/^[^\s\p{Cc}<>,;:"\\()@]+@[^@\s]+$/u);
      }),
      fuzzRuns(500),
    );
  });
});

describe('normaliseEmail', () => {
  it('capitals, surrounding spaces and Unicode forms of an email address are normalised to one spelling', () => {
    expect(normaliseEmail('  Jeanne@Example.FR ')).toBe('jeanne@example.fr');
    expect(normaliseEmail('e\u0301lodie@a.fr')).toBe('\u00E9lodie@a.fr');
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(normaliseEmail(normaliseEmail(text))).toBe(normaliseEmail(text));
      }),
    );
  });
});

describe('stripSubaddressAndGmailDots', () => {
  it.each([
    [' Camille+Rome@Example.FR ', 'camille@example.fr'],
    ['camille+a+b@example.fr', 'camille@example.fr'],
    // Not every provider delivers these variants to the same mailbox.
    ['ca.mille@example.fr', 'ca.mille@example.fr'],
    ['Ca.mil.le+rome@GoogleMail.com', 'camille@gmail.com'],
    ['ca.mille@gmail.com.example.fr', 'ca.mille@gmail.com.example.fr'],
    ['+rome@example.fr', '+rome@example.fr'],
    ['camille@exa+mple.fr', 'camille@exa+mple.fr'],
  ])(
    'the email address « %s » is %s without its part after « + », and without dots if at Gmail',
    (email, mailbox) => {
      expect(stripSubaddressAndGmailDots(email)).toBe(mailbox);
    },
  );
});
