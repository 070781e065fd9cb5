// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FooterSignup } from '#features/newsletter/footer-signup.tsx';
import { signUp } from '#features/newsletter/sign-up.ts';
import { inRouter, renderInRouter } from '../in-router.tsx';

vi.mock('#features/newsletter/sign-up.ts', () => ({ signUp: vi.fn() }));
vi.mock('#data/forms/outbox.ts', () => ({ sendOrKeep: vi.fn() }));
vi.mock('#ui/toast/toast.ts', () => ({ toastError: vi.fn(), toastSuccess: vi.fn() }));

const sign = vi.mocked(signUp);
const email = () => screen.getByLabelText<HTMLInputElement>('Votre adresse e-mail');
const button = () => screen.getByRole<HTMLButtonElement>('button');
const send = () => act(async () => fireEvent.click(button()));

beforeEach(() => {
  vi.clearAllMocks();
  sign.mockResolvedValue(true);
  renderInRouter(<FooterSignup />);
  fireEvent.change(email(), { target: { value: 'camille@example.fr' } });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('footer form', () => {
  it('has a required email input and the consent text', () => {
    expect([email().type, email().required]).toEqual(['email', true]);
    const consent = document.getElementById(email().getAttribute('aria-describedby') ?? '');
    expect(consent?.textContent).toContain(
      'En vous inscrivant, vous acceptez de recevoir nos newsletters et nos offres commerciales.',
    );
  });

  it('failure keeps it', async () => {
    sign.mockResolvedValue(false);
    await send();
    expect(email().value).toBe('camille@example.fr');
  });

  describe('what was typed', () => {
    /** Leaves the page and opens it again. */
    const reload = () => {
      dispatchEvent(new Event('pagehide'));
      cleanup();
      renderInRouter(<FooterSignup />);
    };

    it('survives a reload', () => {
      reload();
      expect(email().value).toBe('camille@example.fr');
    });

    it('is gone once it was sent', async () => {
      await send();
      reload();
      expect(email().value).toBe('');
    });

    it('survives a failure and a reload', async () => {
      sign.mockResolvedValue(false);
      await send();
      reload();
      expect(email().value).toBe('camille@example.fr');
    });

    it('before the code came stays, whatever an older draft says', () => {
      reload();
      cleanup();
      const early = document.body.appendChild(document.createElement('div'));
      const page = inRouter(<FooterSignup />);
      early.innerHTML = renderToString(page);
      const typed = early.querySelector('input');
      if (typed) typed.value = 'autre@example.fr';
      // Typing is saved by the script of every page until then.
      expect(typed?.form?.dataset.draft).toBe('newsletterDraft');
      render(page, { container: early, hydrate: true });
      expect(email().value).toBe('autre@example.fr');
    });
  });
});
