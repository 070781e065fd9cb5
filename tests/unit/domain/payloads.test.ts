import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { AdminCallPayload, TeamCallPayload } from '#domain/admin/admin-calls.ts';
import { CountedEventPayload } from '#domain/figures/counted-event.ts';
import { NewsletterSignup } from '#domain/newsletter/newsletter-subscription.ts';
import { AttachedHotels } from '#domain/requests/attached-hotels.ts';
import { ContactMessagePayload, HolidayRequestPayload } from '#domain/requests/request-payloads.ts';
import { parseSettings, SettingsSchema } from '#domain/settings/site-settings.ts';
import { HOSTILE_HTML } from '../../support/hostile-html.ts';
import { anyText } from './any-text.ts';

/** The payload schemas of callables and endpoints, and the keys of their payloads. */
const PAYLOADS = {
  ContactMessage: ContactMessagePayload,
  HolidayRequest: HolidayRequestPayload,
  NewsletterSignup,
  AttachedHotels,
  FigurePayload: CountedEventPayload,
  AdminCall: AdminCallPayload,
  TeamCall: TeamCallPayload,
};
// biome-ignore format: short words fill their lines.
const KEYS = [
  'firstName', 'lastName', 'email', 'message', 'formType', 'requestId', 'hotels', 'name',
  'source', 'consentVersion', 'kind', 'id', 'action', 'ids', 'collection', 'batch',
  'subscribers', 'basis', 'uid', 'build', 'error',
  '__proto__', 'constructor', 'toString',
];

const text = fc.oneof(
  anyText(),
  fc.constantFrom(...HOSTILE_HTML),
  fc.constantFrom('contact', 'vacances', 'hotel', 'article', 'read', 'error', 'header', 'written'),
  fc.constantFrom('a@exemple.fr', '0123456789abcdef01234567', '__a__', '..', 'hotels', '2026-11'),
  fc.uuid(),
  fc.string({
    unit: fc.constantFrom('\uD83C', '\uDFDD', '\uFFFE', 'İ', '🏝', '\0'),
    maxLength: 300,
  }),
);
const value = fc.oneof(text, fc.anything(), fc.array(text, { maxLength: 3 }));
const subscriber = { email: text, active: fc.boolean(), source: text, consent_proof: text };
const imported = fc.record({ ...subscriber, consent_at: fc.option(fc.date()) });
/** Calls of administrators: their schemas refuse any key too many or too few. */
const adminCall = fc.oneof(
  fc.record({ action: fc.constantFrom('list', 'sign-out', 'test-mail') }),
  fc.record({ action: fc.constant('invite'), email: fc.oneof(text, fc.emailAddress()) }),
  fc.record({ action: fc.constant('revoke'), uid: text }),
  fc.record({ action: fc.constant('erase'), collection: text, id: text }),
  fc.record({
    action: fc.constant('import-subscribers'),
    subscribers: fc.array(imported, { maxLength: 3 }),
    basis: fc.constantFrom('written', 'oral', ''),
  }),
);
const payload = fc.oneof(
  adminCall,
  fc.dictionary(fc.constantFrom(...KEYS), value),
  fc.array(fc.record({ id: text, name: text }), { maxLength: 3 }),
  fc.anything(),
);

/** Returns every string in the output of a schema. */
const textNodesIn = (output: unknown): string[] => {
  if (typeof output === 'string') return [output];
  return typeof output === 'object' && output !== null
    ? Object.values(output).flatMap(textNodesIn)
    : [];
};

describe.each(Object.entries(PAYLOADS))(
  'the payload schema %s',
  (name, schema: v.GenericSchema) => {
    it(`the payload schema ${name} either refuses a payload, or accepts its own output unchanged`, () => {
      fc.assert(
        fc.property(payload, (given) => {
          const { success, output } = v.safeParse(schema, given);
          if (!success) return;
          expect(v.parse(schema, output)).toEqual(output);
          // Addresses to import and ids of accounts are checked one by one, not by these schemas.
          if (schema === AdminCallPayload || schema === TeamCallPayload) return;
          for (const one of textNodesIn(output)) expect(one.isWellFormed()).toBe(true);
        }),
      );
    });
  },
);

it('stored settings are read without an error, whatever values they contain', () => {
  const stored = fc.dictionary(
    fc.constantFrom(...Object.keys(SettingsSchema.entries), '__proto__', 'other'),
    value,
  );
  fc.assert(
    fc.property(stored, (given) => {
      const settings = parseSettings(given);
      expect(parseSettings({ ...settings })).toEqual(settings);
    }),
  );
});
