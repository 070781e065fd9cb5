// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchInstall } from '#data/install-offer.ts';
import { MobileMenu } from '#features/site/mobile-menu.tsx';
import { renderInRouter } from '../in-router.tsx';

const opener = () => screen.getByText('Menu', { selector: 'summary *' }).closest('summary');
const menu = () => screen.getByRole<HTMLDetailsElement>('group');
const link = (name: string) => within(menu()).getByRole('link', { name });

beforeEach(() => {
  renderInRouter(
    <>
      <MobileMenu />
      <button type="button">Ailleurs</button>
    </>,
    { path: '/destinations' },
  );
  opener()?.click();
  expect(menu().open).toBe(true);
});

afterEach(cleanup);

test('the mobile menu closes when its button opens the install dialog', () => {
  const prompt = vi.fn(async () => null);
  watchInstall();
  act(() => void dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })));
  fireEvent.click(screen.getByRole('button', { name: 'Installer le site' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(menu().open).toBe(false);
});

test('the mobile menu closes on Escape and returns the focus to its button', () => {
  link('Blog').focus();
  fireEvent.keyDown(link('Blog'), { key: 'a' });
  expect(menu().open).toBe(true);
  fireEvent.keyDown(link('Blog'), { key: 'Escape' });
  expect(menu().open).toBe(false);
  expect(document.activeElement).toBe(opener());
});

test('the mobile menu closes when the focus leaves, without pulling the focus back', () => {
  link('Blog').focus();
  link('Accueil').focus();
  expect(menu().open).toBe(true);
  const elsewhere = screen.getByRole('button', { name: 'Ailleurs' });
  elsewhere.focus();
  expect(menu().open).toBe(false);
  expect(document.activeElement).toBe(elsewhere);
});
