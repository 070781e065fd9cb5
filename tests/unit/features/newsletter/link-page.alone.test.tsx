// @vitest-environment happy-dom

import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../support/fake-firestore.ts';
import '../../../support/fake-indexeddb.ts';
import { openPage } from '../open-page.tsx';

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const buttons = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

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
beforeEach(() => void vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sent.length = 0;
});

const TOKEN = { jeton: 'v1.confirm.a' };

async function open(path: string, search: Record<string, string>) {
  openPage(`/newsletter/${path}?${new URLSearchParams(search)}`);
  await screen.findByText('La lettre de Grand Séjour');
}

describe('the confirmation page', () => {
  const confirm = (search: Record<string, string> = TOKEN) => open('confirmation', search);

  it('the newsletter confirmation page posts nothing by itself, and has a button to confirm', async () => {
    await confirm();
    expect(buttons()).toEqual(['Confirmer mon inscription']);
    expect(sent).toEqual([]);
  });

  it.each([
    ['confirmed', 'Votre inscription est confirmée', []],
    ['expired', 'Ce lien n’est plus valable', []],
    ['failed', 'La confirmation n’a pas abouti', ['Réessayer']],
  ])(
    'the newsletter confirmation page shows the outcome « %s » that its URL names, and sends nothing',
    async (etat, words, ways) => {
      await confirm({ ...TOKEN, etat });
      expect(title()).toBe(words);
      expect(document.activeElement?.textContent).toBe(words);
      expect(buttons()).toEqual(ways);
      expect(sent).toEqual([]);
    },
  );

  it.each([{}, { jeton: '12', etat: 'autre' }])(
    'the newsletter confirmation page with the URL parameters %o says that the link is invalid, and sends nothing',
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
    [{ etat: 'unsubscribed' }, 'Votre désinscription est faite', ['Effacer mes données']],
    [{ etat: 'erased' }, 'Vos données sont effacées', []],
    [{ jeton: '' }, 'Ce lien n’est pas valide', []],
  ])(
    'the newsletter’s unsubscribe page, opened by a valid link changed by %o, shows the right title and buttons, and sends nothing by itself',
    async (search, words, ways) => {
      await open('desinscription', { ...TOKEN, ...search });
      expect(title()).toBe(words);
      expect(buttons()).toEqual(ways);
      expect(sent).toEqual([]);
    },
  );
});
