import { describe, expect, it } from 'vitest';
import { type Pending, tasksOf } from '#admin/features/dashboard/tasks.ts';
import { aRequest } from '../requests/a-request.ts';

const NOW = new Date('2026-05-08T08:00:00Z');
const nothing: Pending = {
  planned: [],
  open: [],
  openTotal: 0,
  failed: 0,
  failedSignups: 0,
  placeholders: [],
};
const tasks = (pending: Partial<Pending>) =>
  tasksOf({ ...nothing, openTotal: pending.open?.length ?? 0, ...pending }, NOW);

describe('what there is to do', () => {
  it('is nothing when all is in order', () => {
    expect(tasks({})).toEqual([]);
  });

  it('is who waits, with the age of the oldest, where it is answered', () => {
    const one = aRequest();
    expect(tasks({ open: [one] })).toMatchObject([
      {
        text: 'Une demande attend une réponse, reçue il y a 4 jours',
        link: { to: '/admin/demandes/$id', params: { id: 'r1' } },
      },
    ]);
    const newer = aRequest({ id: 'r2', created_at: '2026-05-07T08:00:00Z' });
    expect(tasks({ open: [newer, one] })).toMatchObject([
      {
        text: '2 demandes attendent une réponse, la plus ancienne reçue il y a 4 jours',
        link: { to: '/admin/demandes', search: { etat: 'a-traiter' } },
      },
    ]);
  });

  it('begins with what went wrong: mails, and publications that did not happen', () => {
    const item = { kind: 'hotel', id: 'momiji', label: 'Ryokan' } as const;
    const late = { item, publish_at: '2026-05-08T07:45:00Z' };
    const found = tasks({ open: [aRequest()], failed: 1, planned: [late] });
    expect(found.map(({ key, isError }) => [key, isError])).toEqual([
      ['envois', true],
      ['retard hotel/momiji', true],
      ['demandes', undefined],
    ]);
    expect(found[1]?.text).toMatch(/devait paraître le .* et n’a pas paru/);
    const soon = { item, publish_at: '2026-05-08T07:55:00Z' };
    expect(tasks({ planned: [soon] })).toEqual([]);
  });

  it('does not tell more than a part of the records tells', () => {
    expect(tasks({ open: [aRequest()], openTotal: 2_500 })).toMatchObject([
      { text: '2\u202f500 demandes attendent une réponse' },
    ]);
  });

  it('is what is still an example in the settings', () => {
    expect(tasks({ placeholders: ['phone', 'host_name'] })).toMatchObject([
      {
        text: 'Encore un exemple dans les réglages du site\u00a0: Téléphone, Hébergeur',
        link: { to: '/admin/reglages' },
      },
    ]);
  });
});
