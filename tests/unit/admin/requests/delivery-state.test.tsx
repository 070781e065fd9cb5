// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DeliveryState } from '#admin/features/requests/delivery-state.tsx';
import { aRequest } from './a-request.ts';

afterEach(cleanup);

const ERASED = 'L’e-mail a été effacé après 30 jours : il ne peut plus être envoyé de nouveau.';
const again = () => screen.queryByRole('button', { name: 'Envoyer de nouveau' });
const show = (fields: object, onResend = () => {}) =>
  render(<DeliveryState request={aRequest(fields)} isBusy={false} onResend={onResend} />);

it('a failed mail can be sent again', () => {
  const onResend = vi.fn();
  show({ delivery: 'failed', delivery_error: 'Refusé' }, onResend);
  expect(screen.getByRole('status').textContent).toBe('Échec de l’envoiRefusé');
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
