// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLink } from '#data/forms/follow-link.ts';
import { ConfirmationPage } from '#features/newsletter-link/confirmation-page.tsx';
import { UnsubscribePage } from '#features/newsletter-link/unsubscribe-page.tsx';
import { renderInRouter } from '../in-router.tsx';

vi.mock('#data/forms/follow-link.ts', () => ({ followLink: vi.fn() }));

const follow = vi.mocked(followLink);
const onSignUp = vi.fn();
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  vi.clearAllMocks();
});
afterEach(cleanup);

const TOKEN = { jeton: 'v1.confirm.a' };

describe('the confirmation page', () => {
  const confirm = (search: object = TOKEN) =>
    act(async () => void renderInRouter(<ConfirmationPage search={search} onSignUp={onSignUp} />));

  it.each([
    ['confirmed', 'Votre inscription est confirmée', []],
    ['already-confirmed', 'Votre inscription est déjà confirmée', []],
    ['expired', 'Ce lien n’est plus valable', ['S’inscrire à nouveau']],
    ['invalid', 'Ce lien n’est pas valide', ['S’inscrire à nouveau']],
    ['offline', 'Vous êtes hors connexion', ['Réessayer']],
    ['failed', 'La confirmation n’a pas abouti', ['Réessayer']],
  ] as const)('posts at once: %s', async (outcome, words, ways) => {
    follow.mockResolvedValue(outcome);
    await confirm();
    expect(follow).toHaveBeenCalledExactlyOnceWith('confirmation', 'v1.confirm.a');
    expect(title()).toBe(words);
    expect(buttons()).toEqual(ways);
    expect(document.activeElement?.textContent).toBe(words);
  });

  it('tries again', async () => {
    follow.mockResolvedValueOnce('failed').mockResolvedValueOnce('confirmed');
    await confirm();
    await press('Réessayer');
    expect(title()).toBe('Votre inscription est confirmée');
  });

  it('leads home past the intro, without reloading the site', async () => {
    follow.mockResolvedValue('confirmed');
    await confirm();
    const link = screen.getByRole('link', { name: 'Découvrir nos adresses' });
    expect(link.getAttribute('href')).toBe('/?intro=0');
    expect(fireEvent.click(link)).toBe(false);
  });

  it('offers to sign up again', async () => {
    follow.mockResolvedValue('expired');
    await confirm();
    await press('S’inscrire à nouveau');
    expect(onSignUp).toHaveBeenCalledOnce();
  });

  it.each([
    [{}, 'Ce lien n’est pas valide'],
    [{ etat: 'confirmed' }, 'Votre inscription est confirmée'],
    [{ etat: 'expired', jeton: 'v1.confirm.a' }, 'Ce lien n’est plus valable'],
  ])('asks nothing where there is nothing to ask: %o', async (search, words) => {
    await confirm(search);
    expect(follow).not.toHaveBeenCalled();
    expect(title()).toBe(words);
  });
});

describe('the unsubscribe page', () => {
  const leave = (search: object = TOKEN) => render(<UnsubscribePage search={search} />);

  it('asks before it does anything', () => {
    leave();
    expect(follow).not.toHaveBeenCalled();
    expect(buttons()).toEqual(['Me désinscrire', 'Effacer mes données']);
  });

  it.each([
    ['failed', 'Votre demande n’a pas abouti'],
    ['offline', 'Vous êtes hors connexion'],
  ] as const)('%s: may be tried again', async (outcome, words) => {
    follow.mockResolvedValue(outcome);
    leave();
    await press('Me désinscrire');
    expect(title()).toBe(words);
    expect(buttons()).toContain('Me désinscrire');
  });

  it.each([[{}], [{ etat: 'invalid' }]])('a link without a token: %o', (search) => {
    leave(search);
    expect(title()).toBe('Ce lien n’est pas valide');
    expect(buttons()).toEqual([]);
  });

  it('a form sent without JavaScript comes back to the offer to erase', () => {
    leave({ etat: 'unsubscribed', jeton: 'v1.unsubscribe.a' });
    expect(title()).toBe('Vous êtes désinscrit');
    expect(buttons()).toEqual(['Effacer mes données']);
  });
});
