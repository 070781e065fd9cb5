import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerOf,
  BULK_DELETE,
  excerptOf,
  followUpOf,
  senderOf,
} from '#admin/features/requests/request-texts.ts';
import { filterRequests, readRequestsSearch } from '#admin/features/requests/requests-search.ts';
import { aRequest } from './a-request.ts';

const message = aRequest();
const holiday = aRequest({
  id: 'r2',
  form_type: 'vacances',
  first_name: 'Jean',
  last_name: 'Roy',
  email: null,
  fields: { telephone: '06 12 34 56 78', destination: 'Japon' },
  delivery: 'failed',
  handled: true,
});
const all = [message, holiday];

describe('the inbox', () => {
  it('is searched in all fields, ignoring accents', () => {
    for (const q of ['elodie bremond', 'HOTEL', ' lac ', 'exemple.fr']) {
      expect(filterRequests(all, { q })).toEqual([message]);
    }
    expect(filterRequests(all, { q: 'japon' })).toEqual([holiday]);
    const noted = aRequest({ note: 'Rappeler Zoé' });
    expect(filterRequests([message, noted], { q: 'zoe' })).toEqual([noted]);
  });

  it('is filtered by type, state and delivery, in order', () => {
    expect(filterRequests(all, {})).toEqual(all);
    expect(filterRequests(all, { type: 'vacances' })).toEqual([holiday]);
    expect(filterRequests(all, { etat: 'a-traiter' })).toEqual([message]);
    expect(filterRequests(all, { etat: 'traitee', envoi: 'failed' })).toEqual([holiday]);
    expect(filterRequests(all, { type: 'contact', envoi: 'failed' })).toEqual([]);
  });

  it('ignores invalid search parameters', () => {
    const key = fc.constantFrom('q', 'type', 'etat', 'envoi');
    fc.assert(
      fc.property(fc.dictionary(key, fc.anything()), (search) => {
        const read = readRequestsSearch(search);
        expect(readRequestsSearch(read)).toEqual(read);
      }),
    );
    expect(readRequestsSearch({ type: 'x', etat: 'traitee', envoi: 'failed' })).toEqual({
      etat: 'traitee',
      envoi: 'failed',
    });
  });
});

describe('a request in the list', () => {
  it('shows the sender’s name or email address', () => {
    expect(senderOf(message)).toBe('Élodie Brémond');
    expect(senderOf(aRequest({ first_name: '', last_name: '' }))).toBe('elodie@exemple.fr');
    expect(senderOf(aRequest({ first_name: '', last_name: '', email: null }))).toBe('Sans nom');
  });

  it('shows the beginning of the message', () => {
    expect(excerptOf(message)).toBe('Un hôtel au bord du lac');
    expect(excerptOf(holiday)).toBe('Japon');
    expect(excerptOf(aRequest({ fields: { message: 'a'.repeat(200) } }))).toHaveLength(120);
    expect(excerptOf(aRequest({ fields: {} }))).toBe('');
  });

  it('shows who answered, and when, as far as it is known', () => {
    const handled = { handled: true, handled_by: 'anne@exemple.fr' };
    const handled_at = '2026-05-04T10:30:00Z';
    expect(answerOf(message)).toBe('pas encore');
    expect(answerOf(holiday)).toBe('répondu');
    expect(answerOf(aRequest({ handled: true, handled_at }))).toBe('répondu, le 04/05/2026 12:30');
    expect(answerOf(aRequest({ ...handled, handled_at }))).toBe(
      'répondu par anne@exemple.fr, le 04/05/2026 12:30',
    );
  });

  it('shows whether it was answered', () => {
    expect([followUpOf(message), followUpOf(holiday)]).toEqual(['À traiter', 'Traitée']);
    expect(BULK_DELETE.question(1)).toBe('Êtes-vous sûr de vouloir supprimer cette demande\u202f?');
    expect(BULK_DELETE.done(2)).toBe('2 demandes supprimées');
  });
});
