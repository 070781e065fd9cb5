// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { NEWSLETTER_POPUP_CLOSED_KEY } from '#domain/site/storage-keys.ts';
import { NewsletterButton } from '#features/newsletter/newsletter-button.tsx';
import { NewsletterDialog } from '#features/newsletter/newsletter-dialog.tsx';
import { openNewsletter } from '#features/newsletter/open-newsletter.tsx';
import { signUp } from '#features/newsletter/sign-up.ts';
import { toastError } from '#ui/toast/toast.ts';
import { teachDialogs } from '../../../support/dialog-element.ts';

vi.mock('#features/newsletter/sign-up.ts', () => ({ signUp: vi.fn() }));
vi.mock('#ui/toast/toast.ts', () => ({ toastError: vi.fn() }));

const sign = vi.mocked(signUp);
const entered = (address: string) =>
  expect.toSatisfy((data: FormData) => data.get('email') === address);
const onClose = vi.fn();

const email = () => screen.getByLabelText<HTMLInputElement>('Adresse e-mail');
const button = () => screen.getByRole('button', { name: /^(?:S'inscrire|Inscription\.\.\.)$/ });
const send = (address: string) => {
  fireEvent.change(email(), { target: { value: address } });
  return act(async () => fireEvent.click(button()));
};

beforeAll(teachDialogs);

beforeEach(() => {
  vi.clearAllMocks();
  sign.mockResolvedValue(true);
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('newsletter dialog', () => {
  it('has a required, focused email input, and says that unsubscribing is possible', () => {
    render(<NewsletterDialog open source="header" onClose={onClose} />);
    const dialog = screen.getByRole('dialog', { name: 'La lettre de Grand Séjour' });
    expect(email().type).toBe('email');
    expect(email().required).toBe(true);
    expect(document.activeElement).toBe(email());
    expect(within(dialog).getByText(/Vous pouvez vous désinscrire à tout moment/)).toBeTruthy();
  });

  it('a failure keeps the email address and the dialog open', async () => {
    sign.mockResolvedValue(false);
    render(<NewsletterDialog open source="header" onClose={onClose} />);
    await send('camille@example.fr');
    expect(email().value).toBe('camille@example.fr');
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([
    ['scroll', 'true'],
    ['header', null],
  ] as const)('closed, opened by « %s », the session flag is %s', (source, flag) => {
    render(<NewsletterDialog open source={source} onClose={onClose} />);
    fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(sessionStorage.getItem(NEWSLETTER_POPUP_CLOSED_KEY)).toBe(flag);
  });
});

test('code that fails to load counts as a failure', async () => {
  sign.mockRejectedValue(new Error('chunk'));
  render(<NewsletterDialog open source="header" onClose={onClose} />);
  await send('camille@example.fr');
  expect(toastError).toHaveBeenCalledExactlyOnceWith(
    "Une erreur est survenue lors de l'inscription",
  );
  expect(email().value).toBe('camille@example.fr');
});

test('it is in the document once, wherever it is opened from, and can be reopened', async () => {
  render(<NewsletterButton />);
  const opener = screen.getByRole('button', { name: 'Newsletter' });
  expect(document.querySelector('dialog')).toBeNull();
  await act(async () => fireEvent.click(opener));
  await vi.waitFor(() => expect(screen.getByRole('dialog')).toBeTruthy());
  await send('camille@example.fr');
  expect(sign).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    entered('camille@example.fr'),
    'header',
    {
      trap: '',
      elapsedMs: expect.any(Number),
    },
  );
  expect(screen.queryByRole('dialog')).toBeNull();

  await act(async () => openNewsletter('scroll'));
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Fermer' })));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('opened to edit a waiting sign-up, it has its address, and says when it is closed', async () => {
  const onClose = vi.fn();
  await act(async () => openNewsletter('footer', { email: 'camille@example.fr', onClose }));
  expect(email().value).toBe('camille@example.fr');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Fermer' })));
  expect(onClose).toHaveBeenCalledOnce();
  await act(async () => openNewsletter('header'));
  expect(email().value).toBe('');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Fermer' })));
});
