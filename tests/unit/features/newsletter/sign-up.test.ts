// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { sendOrKeep } from '#data/forms/outbox.ts';
import { NEWSLETTER_CONSENT_VERSION } from '#domain/newsletter/newsletter.ts';
import { NEWSLETTER_POPUP_CLOSED_KEY } from '#domain/site/storage-keys.ts';
import { signUp } from '#features/newsletter/sign-up.ts';
import { toastError, toastInfo, toastSuccess } from '#ui/toast/toast.ts';

vi.mock('#data/forms/outbox.ts', () => ({ sendOrKeep: vi.fn() }));
vi.mock('#ui/toast/toast.ts', () => ({
  toastError: vi.fn(),
  toastInfo: vi.fn(),
  toastSuccess: vi.fn(),
}));

const GUARD = { trap: '', elapsedMs: 3000 };
const send = vi.mocked(sendOrKeep);
const isPopupOver = () => sessionStorage.getItem(NEWSLETTER_POPUP_CLOSED_KEY) !== null;

const field = document.createElement('input');
field.name = 'email';
const form = document.createElement('form');
form.append(field);

function entered(email: string): FormData {
  const data = new FormData();
  data.set('email', email);
  return data;
}

beforeEach(() => {
  vi.clearAllMocks();
  field.value = 'camille@example.fr';
  send.mockResolvedValue({ kind: 'success' });
});
afterEach(() => sessionStorage.clear());

test('sends the normalised email address, the source and the version of the consent text', async () => {
  await signUp(form, entered('  Camille@Example.FR '), 'footer', GUARD);
  const payload = {
    email: 'camille@example.fr',
    source: 'footer',
    consentVersion: NEWSLETTER_CONSENT_VERSION,
  };
  expect(send).toHaveBeenCalledExactlyOnceWith({ kind: 'newsletter', payload }, GUARD);
});

describe('the messages', () => {
  it('success', async () => {
    expect(await signUp(form, entered('camille@example.fr'), 'header', GUARD)).toBe(true);
    expect(toastSuccess).toHaveBeenCalledExactlyOnceWith(
      'Merci pour votre inscription!',
      'Vous recevrez bientôt nos offres exclusives par email.\nUn e-mail vous attend\u00a0: suivez son lien pour confirmer votre inscription.',
    );
    expect(isPopupOver()).toBe(true);
  });

  it('duplicate', async () => {
    send.mockResolvedValue({ kind: 'duplicate' });
    expect(await signUp(form, entered('camille@example.fr'), 'header', GUARD)).toBe(false);
    expect(toastError).toHaveBeenCalledExactlyOnceWith(
      'Cette adresse email est déjà inscrite à notre newsletter',
    );
    expect(isPopupOver()).toBe(false);
  });

  it.each([
    [{ kind: 'unavailable', message: null }, undefined],
    [{ kind: 'invalid', message: 'Adresse email invalide' }, 'Adresse email invalide'],
  ] as const)('other error: %o', async (outcome, detail) => {
    send.mockResolvedValue(outcome);
    expect(await signUp(form, entered('camille@example'), 'header', GUARD)).toBe(false);
    expect(toastError).toHaveBeenCalledExactlyOnceWith(
      "Une erreur est survenue lors de l'inscription",
      detail,
    );
  });
});

test('offline the visitor is told that the request is kept', async () => {
  send.mockResolvedValue({ kind: 'kept' });
  expect(await signUp(form, entered('camille@example.fr'), 'scroll', GUARD)).toBe(true);
  expect(toastInfo).toHaveBeenCalledExactlyOnceWith(
    'Vous êtes hors connexion',
    'Votre inscription est gardée sur cet appareil et partira au retour du réseau.',
  );
  expect(toastSuccess).not.toHaveBeenCalled();
});

describe('the field', () => {
  it.each(['success', 'kept'] as const)('is emptied on %s', async (kind) => {
    send.mockResolvedValue({ kind });
    expect(await signUp(form, entered('camille@example.fr'), 'footer', GUARD)).toBe(true);
    expect(field.value).toBe('');
  });

  it.each(['duplicate', 'unkept'] as const)('keeps its text: %s', async (kind) => {
    send.mockResolvedValue({ kind });
    await signUp(form, entered('camille@example.fr'), 'footer', GUARD);
    expect(field.value).toBe('camille@example.fr');
  });

  it.each(['success', 'kept'] as const)(
    'another address typed meanwhile stays: %s',
    async (kind) => {
      send.mockImplementation(async () => {
        field.value = 'odile@example.fr';
        return { kind };
      });
      expect(await signUp(form, entered('camille@example.fr'), 'footer', GUARD)).toBe(false);
      expect(field.value).toBe('odile@example.fr');
    },
  );
});
