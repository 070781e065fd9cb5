// @vitest-environment happy-dom

import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { INSTALL_KEY, INSTALL_VISIT_KEY } from '#features/install/install-memory.ts';

const saved = vi.hoisted(() => ({ count: 0 }));
vi.mock('#data/favourites.ts', () => ({
  useFavourites: () => ({ entries: Array.from({ length: saved.count }), ready: true }),
}));

const TITLE = 'Gardez le guide sous la main';

/** The browser's event, whose dialog the visitor answers. */
function offer(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(async () => undefined);
  const userChoice = Promise.resolve({ outcome });
  return { event: Object.assign(new Event('beforeinstallprompt'), { prompt, userChoice }), prompt };
}

const memory = () => JSON.parse(localStorage.getItem(INSTALL_KEY) ?? '{}');

/** A new page of the same visit. */
async function openPage(event: Event | null = offer('accepted').event) {
  vi.resetModules();
  document.body.replaceChildren();
  const { invite } = await import('#features/install/invite.tsx');
  await act(async () => invite(event));
  await pass();
}
/** A visit of its own. */
async function visit(event?: Event | null) {
  sessionStorage.clear();
  await openPage(event);
}
const pass = () => act(async () => void vi.advanceTimersByTime(1000));
const isShown = () => screen.queryByText(TITLE) !== null;
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const put = (html: string) => {
  document.body.insertAdjacentHTML('beforeend', html);
  return pass();
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  saved.count = 0;
});

describe('the moment', () => {
  test('is the second visit, not another page of the first', async () => {
    await visit();
    expect(isShown()).toBe(false);
    await openPage();
    expect(isShown()).toBe(false);
    await visit();
    expect(isShown()).toBe(true);
  });

  test('or the first saved hotel', async () => {
    saved.count = 1;
    await visit();
    expect(isShown()).toBe(true);
  });

  test('never comes where the site is installed', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    saved.count = 1;
    await visit();
    expect(isShown()).toBe(false);
  });

  test('nor where answers cannot be remembered', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, clear() {} });
    saved.count = 1;
    await visit();
    expect(isShown()).toBe(false);
  });

  test.each([
    '<dialog open></dialog>',
    '<div class="toast-card"></div>',
    '<div data-notice=""></div>',
    '<form><input type="text" value="Camille"></form>',
    '<form><input type="radio" checked></form>',
    '<form><textarea>Bonjour</textarea></form>',
  ])('gives way to %s', async (html) => {
    saved.count = 1;
    await visit();
    expect(isShown()).toBe(true);
    await put(html);
    expect(isShown()).toBe(false);
    document.body.lastElementChild?.remove();
    await pass();
    expect(isShown()).toBe(true);
  });

  test('gives way at once to a form that gets the focus', async () => {
    saved.count = 1;
    await visit();
    await put('<form><input type="text"></form><textarea></textarea>');
    expect(isShown()).toBe(true);
    await act(async () => document.querySelector('input')?.focus());
    expect(isShown()).toBe(false);
    await act(async () => document.querySelector('input')?.blur());
    await pass();
    expect(isShown()).toBe(true);
    // A note on a saved hotel is in no form.
    await act(async () => document.querySelector('textarea')?.focus());
    expect(isShown()).toBe(false);
  });

  test('stays while it has the focus', async () => {
    saved.count = 1;
    await visit();
    screen.getByRole('button', { name: 'Plus tard' }).focus();
    await put('<div class="toast-card"></div>');
    expect(isShown()).toBe(true);
  });
});

describe('the answer', () => {
  beforeEach(() => {
    saved.count = 1;
  });

  test('accepted: the browser asks, and never again', async () => {
    const { event, prompt } = offer('accepted');
    await visit(event);
    await press('Installer');
    expect(prompt).toHaveBeenCalledOnce();
    expect(isShown()).toBe(false);
    await visit();
    expect(isShown()).toBe(false);
  });

  test('declined in the browser’s dialog counts as « Plus tard »', async () => {
    await visit(offer('dismissed').event);
    await press('Installer');
    expect(memory()).toMatchObject({ refusals: 1, isInstalled: false });
  });

  test('« Plus tard »: not again in this visit, never again after the second time', async () => {
    await visit();
    await press('Plus tard');
    expect(isShown()).toBe(false);
    await openPage();
    expect(isShown()).toBe(false);
    await visit();
    await press('Plus tard');
    await visit();
    expect(isShown()).toBe(false);
    expect(memory()).toMatchObject({ visits: 3, refusals: 2 });
  });

  test('installed from the browser’s own menu: never', async () => {
    await visit();
    await act(async () => void dispatchEvent(new Event('appinstalled')));
    await visit();
    expect(isShown()).toBe(false);
  });

  test('on iOS the way is shown, once', async () => {
    await visit(null);
    expect(screen.getByText(/Sur l’écran d’accueil/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Installer' })).toBeNull();
    await press('C’est compris');
    await visit(null);
    expect(isShown()).toBe(false);
  });

  test('what is stored may be anything', async () => {
    localStorage.setItem(INSTALL_KEY, '{"visits":"beaucoup"}');
    await visit();
    expect(memory()).toMatchObject({ visits: 1 });
    expect(sessionStorage.getItem(INSTALL_VISIT_KEY)).toBe('counted');
    localStorage.setItem(INSTALL_KEY, 'rien');
    await visit();
    expect(isShown()).toBe(false);
  });
});
