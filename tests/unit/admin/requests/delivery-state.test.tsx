// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { DeliveryState } from '#admin/features/requests/delivery-state.tsx';
import { OutboxMail } from '#domain/mail/outbox-mail.ts';
import { aRequest } from './a-request.ts';

afterEach(cleanup);

const ERASED = 'L’e-mail a été effacé après 30 jours : il ne peut plus être envoyé de nouveau.';
/** No-break spaces are part of the texts. */
const EXACTLY = { normalizer: (text: string) => text };
const again = () => screen.queryByRole('button', { name: 'Envoyer de nouveau' });
const aReceipt = (fields: object) =>
  v.parse(OutboxMail, { id: 'r1-receipt', kind: 'contact-receipt', request_id: 'r1', ...fields });
const show = (fields: object, onResend = () => {}, receipt: OutboxMail | null = null) =>
  render(
    <DeliveryState
      request={aRequest(fields)}
      receipt={receipt}
      isBusy={false}
      onResend={onResend}
    />,
  );

it('a failed mail can be sent again', () => {
  const onResend = vi.fn();
  show({ delivery: 'failed', delivery_error: 'Refusé' }, onResend);
  expect(screen.getByRole('status').textContent).toBe(
    'Avis à l’équipe\u00a0: échec de l’envoiRefusé',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Envoyer de nouveau' }));
  expect(onResend).toHaveBeenCalledOnce();
});

it('an erased mail cannot, with a note', () => {
  show({ delivery: 'failed', delivery_error: 'Refusé', mail_erased: true });
  expect(screen.getByText(ERASED)).toBeDefined();
  expect(again()).toBeNull();
});

it('a sent mail has neither button nor note', () => {
  show({ delivery: 'sent', mail_erased: true });
  expect(screen.queryByText(ERASED)).toBeNull();
  expect(again()).toBeNull();
});

it('the answer has a line of its own', () => {
  show({ delivery: 'sent' });
  expect(screen.getByRole('status').textContent).toBe('Avis à l’équipe\u00a0: envoyé');
  expect(screen.getByText('Réponse au voyageur\u00a0: pas encore', EXACTLY)).toBeDefined();
  cleanup();
  const handled_at = '2026-05-04T10:30:00Z';
  show({ handled: true, handled_at, handled_by: 'anne@exemple.fr' });
  const answered = 'Réponse au voyageur\u00a0: répondu par anne@exemple.fr, le 04/05/2026 12:30';
  expect(screen.getByText(answered, EXACTLY)).toBeDefined();
});

it('the receipt has one too; one that failed can be sent again', () => {
  const said = (text: string) =>
    screen.getByText(`Accusé de réception\u00a0: ${text}`, { ...EXACTLY, exact: false });
  const onResend = vi.fn();
  const reason = 'Le serveur d’envoi refuse le destinataire';
  show({}, onResend, aReceipt({ state: 'failed', last_error: reason }));
  const failure = screen.getByText('abandonné');
  expect(failure.parentElement?.className).toContain('text-error');
  expect(failure.closest('p')?.textContent).toBe(`Accusé de réception\u00a0: abandonné${reason}`);
  fireEvent.click(screen.getByRole('button', { name: 'Envoyer de nouveau' }));
  expect(onResend).toHaveBeenCalledOnce();
  cleanup();
  show({}, onResend, aReceipt({ state: 'sent', sent_at: '2026-05-04T08:01:00Z' }));
  expect(said('envoyé le 04/05/2026 10:01')).toBeDefined();
  expect(again()).toBeNull();
  cleanup();
  show({ email: null });
  expect(said('aucun, faute d’adresse e-mail')).toBeDefined();
});
