// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendAgain } from '#admin/data/update-record.ts';
import { MailsPage } from '#admin/features/mails/mails-page.tsx';
import { filterMails, readMailsSearch } from '#admin/features/mails/mails-search.ts';
import { OutboxMail } from '#domain/mail/outbox-mail.ts';
import { renderInAdmin } from '../in-admin.tsx';

vi.mock('#admin/data/update-record.ts', () => ({ sendAgain: vi.fn(async () => undefined) }));
const records = vi.hoisted(() => vi.fn<() => unknown[]>());
vi.mock('#admin/data/use-live-list.ts', () => ({
  useLiveList: (source: unknown) => ({
    records: source === null ? undefined : records(),
    unreadable: 0,
    isCut: false,
    isReading: false,
  }),
}));
vi.mock('#admin/data/use-count.ts', () => ({ useTotal: () => undefined }));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  getRouteApi: () => ({ useSearch: () => ({}), useNavigate: () => () => undefined }),
}));
// Its rows need a window with a height.
vi.mock('#admin/features/list/use-window-rows.ts', () => ({
  useWindowRows: (count: number) => ({
    element: null,
    rows: Array.from({ length: count }, (_, index) => ({ index })),
    measure: null,
    before: 0,
    after: 0,
  }),
}));

/** A mail as read from the database. */
const aMail = (fields: object = {}): OutboxMail =>
  v.parse(OutboxMail, {
    id: 'r1-receipt',
    kind: 'contact-receipt',
    to: 'elodie@exemple.fr',
    subject: 'Nous avons bien reçu votre message',
    state: 'sent',
    attempts: 1,
    created_at: '2026-05-04T08:00:00Z',
    sent_at: '2026-05-04T08:01:00Z',
    request_id: 'r1',
    ...fields,
  });

const ERROR = 'Le serveur d’envoi refuse le destinataire';
const sent = aMail();
const team = aMail({ id: 'r1-team', kind: 'contact-team', to: null });
const failed = aMail({ id: 'r2-receipt', state: 'failed', attempts: 16, last_error: ERROR });
const erased = aMail({ id: 'r3-receipt', state: 'failed', to: null, redacted_at: sent.sent_at });
const waiting = aMail({
  id: 'newsletter-1',
  kind: 'newsletter-confirmation',
  to: 'zoe@exemple.fr',
  state: 'pending',
  sent_at: null,
  next_attempt_at: '2026-05-04T08:30:00Z',
  request_id: null,
});
/** Their links are valid, or no longer. */
const unconfirmed = aMail({
  ...waiting,
  id: 'newsletter-2',
  state: 'failed',
  created_at: '9999-05-04T08:00:00Z',
});
const tooLate = aMail({ ...waiting, id: 'newsletter-3', state: 'failed' });
const all = [sent, team, failed, erased, waiting];

afterEach(cleanup);

describe('the page of mails', () => {
  const open = async (mails = all) => {
    records.mockReturnValue(mails);
    await renderInAdmin(<MailsPage />);
    return screen
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent ?? '');
  };

  it('tells of every mail what it is, to whom, when and what became of it', async () => {
    const [first, toTeam, refused, gone, later] = await open();
    expect(first).toContain('Accusé de réceptionNous avons bien reçu votre message');
    expect(first).toContain('elodie@exemple.fr04/05/2026 10:00');
    expect(first).toContain('envoyé le 04/05/2026 10:01');
    expect(toTeam).toMatch(/^Avis à l’équipe.*L’équipe04/);
    expect(refused).toContain(`abandonné après 16 essais${ERROR}`);
    expect(gone).toContain('Adresse effacée après 30\u00a0jours');
    expect(later).toMatch(/^Confirmation d’inscription.*zoe@exemple.fr/);
    expect(later).toContain('en attente, prochain essai le 04/05/2026 10:30');
  });

  it('leads to the request or the subscription', async () => {
    await open();
    const hrefs = screen
      .getAllByRole('link', { name: /^(Demande|Abonnement) / })
      .map((a) => a.getAttribute('href'));
    expect(hrefs).toEqual([
      '/admin/demandes/r1',
      '/admin/demandes/r1',
      '/admin/demandes/r1',
      '/admin/demandes/r1',
      '/admin/newsletter?q=zoe%40exemple.fr',
    ]);
  });

  it('sends again what failed, while its text is kept', async () => {
    await open();
    const [button, ...others] = screen.getAllByRole('button', { name: /^Renvoyer/ });
    expect(others).toEqual([]);
    await act(async () => void (button && fireEvent.click(button)));
    expect(sendAgain).toHaveBeenCalledExactlyOnceWith(failed);
  });

  it('sends a confirmation again, while its link is valid', async () => {
    await open([unconfirmed, tooLate]);
    const button = screen.getByRole('button', { name: /^Renvoyer/ });
    await act(async () => void fireEvent.click(button));
    expect(sendAgain).toHaveBeenLastCalledWith(unconfirmed);
  });
});

describe('its search', () => {
  it('filters by kind, state and text', () => {
    expect(filterMails(all, {})).toEqual(all);
    expect(filterMails(all, { type: 'newsletter-confirmation' })).toEqual([waiting]);
    expect(filterMails(all, { etat: 'abandonne' })).toEqual([failed, erased]);
    expect(filterMails(all, { etat: 'attente' })).toEqual([waiting]);
    expect(filterMails(all, { etat: 'envoye', q: 'EQUIPE' })).toEqual([team]);
    expect(filterMails(all, { q: ' zoé@ ' })).toEqual([waiting]);
  });

  it('ignores what it does not know', () => {
    expect(readMailsSearch({ type: 'welcome', etat: 'perdu', q: ' ' })).toEqual({});
  });
});
