// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DeliveryState } from '#admin/features/request/delivery-state.tsx';
import { aRequest } from './a-request.ts';

afterEach(cleanup);

const AT = '2026-05-04T08:01:00Z';
const SENT = { state: 'sent', error: null, sent_at: AT };
const PENDING = { state: 'pending', error: null, sent_at: null };
const FAILED = { state: 'failed', error: 'Refusé', sent_at: null };

function show(fields: object, onResend = () => {}): string[] {
  cleanup();
  render(<DeliveryState request={aRequest(fields)} isBusy={false} onResend={onResend} />);
  return [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
}
const again = () => screen.queryByRole('button', { name: 'Renvoyer' });

it('mails that failed can be sent again', () => {
  const onResend = vi.fn();
  const mails = { team: SENT, receipt: FAILED };
  expect(show({ mails, delivery: 'failed', mail_attempts: 16 }, onResend)).toEqual([
    'Avis à l’équipe\u00a0: envoyé le 04/05/2026 10:01',
    'Accusé de réception\u00a0: abandonné après 16 essaisRefusé',
    'Suivi\u00a0: à traiter',
  ]);
  const button = again();
  if (button) fireEvent.click(button);
  expect(onResend).toHaveBeenCalledOnce();
});

it.each([
  [{ delivery: 'sent', mails: { team: SENT } }, 'envoyé le 04/05/2026 10:01'],
  [{ delivery: 'failed', mail_attempts: 1, mails: { team: FAILED } }, 'abandonnéRefusé'],
  [{ delivery: 'pending', mail_due_at: AT, mails: { team: PENDING } }, 'en attente d’envoi'],
  // One that failed and was asked for again.
  [{ delivery: 'pending', mail_due_at: AT, mails: { team: FAILED } }, 'en attente d’envoiRefusé'],
  [
    { delivery: 'pending', mail_attempts: 3, mail_due_at: AT, mails: { team: PENDING } },
    'en attente, prochain essai le 04/05/2026 10:01',
  ],
])('%o is told', (fields, text) => {
  expect(show(fields)[0]).toBe(`Avis à l’équipe\u00a0: ${text}`);
  expect(again() !== null).toBe(fields.delivery === 'failed');
});

it('who left no address has no receipt; who handled it has a line of its own', () => {
  const handled_at = '2026-05-04T10:30:00Z';
  const handled = { handled: true, handled_at, handled_by: 'anne@exemple.fr' };
  expect(show({ email: null, ...handled })).toEqual([
    'Accusé de réception\u00a0: aucun, faute d’adresse e-mail',
    'Suivi\u00a0: traitée par anne@exemple.fr, le 04/05/2026 12:30',
  ]);
});
