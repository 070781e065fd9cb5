// @vitest-environment happy-dom

import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LinkPage } from '#features/newsletter/link-page.tsx';
import { renderInRouter } from '../in-router.tsx';

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

/** Submitted forms: method and action, then the fields. */
const sent: [string, Record<string, unknown>][] = [];
vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(function submit(
  this: HTMLFormElement,
) {
  sent.push([
    `${this.method} ${this.getAttribute('action')}`,
    Object.fromEntries(new FormData(this)),
  ]);
});
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  sent.length = 0;
});

const TOKEN = { jeton: 'v1.confirm.a' };

describe('the confirmation page', () => {
  const confirm = (search: Record<string, unknown> = TOKEN) =>
    act(async () => void renderInRouter(<LinkPage action="confirmation" search={search} />));

  it('posts the token at once, and has a button to confirm', async () => {
    await confirm();
    expect(sent).toEqual([['post /api/newsletter/confirmation', TOKEN]]);
    expect(buttons()).toEqual(['Confirmer mon inscription']);
  });

  it('waits offline for a press on its button', async () => {
    onlineManager.setOnline(false);
    await confirm();
    expect(sent).toEqual([]);
    expect(buttons()).toEqual(['Confirmer mon inscription']);
  });

  it.each([
    ['confirmed', 'Votre inscription est confirmée', []],
    ['already-confirmed', 'Votre inscription est déjà confirmée', []],
    ['expired', 'Ce lien n’est plus valable', []],
    ['invalid', 'Ce lien n’est pas valide', []],
    ['failed', 'La confirmation n’a pas abouti', ['Réessayer']],
  ])('shows the answer %s and sends nothing by itself', async (etat, words, ways) => {
    await confirm({ ...TOKEN, etat });
    expect(title()).toBe(words);
    expect(document.activeElement?.textContent).toBe(words);
    expect(buttons()).toEqual(ways);
    expect(sent).toEqual([]);
  });

  it.each([{}, { jeton: 12, etat: 'autre' }])(
    'says that a truncated link with %o is invalid',
    async (search) => {
      await confirm(search);
      expect(title()).toBe('Ce lien n’est pas valide');
      expect(sent).toEqual([]);
    },
  );
});

describe('the unsubscribe page', () => {
  it.each([
    [{}, 'Vous désinscrire', ['Me désinscrire', 'Effacer mes données']],
    [{ etat: 'failed' }, 'Votre demande n’a pas abouti', ['Me désinscrire', 'Effacer mes données']],
    [{ etat: 'unsubscribed' }, 'Vous êtes désinscrit', ['Effacer mes données']],
    [{ etat: 'erased' }, 'Vos données sont effacées', []],
    [{ etat: 'invalid' }, 'Ce lien n’est pas valide', []],
    [{ jeton: '' }, 'Ce lien n’est pas valide', []],
  ])('asks before acting, with the search parameters %o', (search, words, ways) => {
    renderInRouter(<LinkPage action="desinscription" search={{ ...TOKEN, ...search }} />);
    expect(title()).toBe(words);
    expect(buttons()).toEqual(ways);
    expect(sent).toEqual([]);
  });
});
