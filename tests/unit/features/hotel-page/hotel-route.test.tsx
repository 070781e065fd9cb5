// @vitest-environment happy-dom

import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failReads, holdReads, mendReads, publish } from '../../../support/fake-firestore.ts';
import '../../../support/fake-indexeddb.ts';
import { takeReports } from '../../../support/reported.ts';
import { openPage } from '../open-page.tsx';
import { aHotel } from './a-hotel.ts';

const NOT_LOADED = 'La page n’a pas pu être chargée';
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;

async function open(path: string) {
  const history = openPage(path);
  await screen.findByRole('heading', { level: 1 });
  return history;
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  publish('hotels', [aHotel()]);
});

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
  vi.mocked(console.warn).mockClear();
});

test('the selected tab of a hotel is in the URL, without a new history entry', async () => {
  const history = await open('/hotels/anse-rose?onglet=emplacement');
  expect(selectedTab()).toBe('Emplacement');
  await act(async () => fireEvent.click(screen.getByRole('tab', { name: /Services/ })));
  expect(history.location.href).toBe('/hotels/anse-rose?onglet=services');
  expect(history.length).toBe(1);
  await act(async () => fireEvent.click(screen.getByRole('tab', { name: /Expérience/ })));
  expect(history.location.href).toBe('/hotels/anse-rose');
});

test('an unknown tab in the URL falls back to the first tab', async () => {
  await open('/hotels/anse-rose?onglet=chambres');
  expect(selectedTab()).toBe("L'Expérience");
});

test('an unknown hotel shows « Hôtel non trouvé » and links to all hotels', async () => {
  await open('/hotels/inconnu');
  expect(title()).toBe('Hôtel non trouvé');
  const link = screen.getByRole('link', { name: 'Voir tous les hôtels' });
  expect(link.getAttribute('href')).toBe('/destinations');
});

test('a hotel that cannot be read while online shows « Hôtel non trouvé » and blames the servers', async () => {
  failReads('hotels');
  openPage('/hotels/anse-rose');
  // The read is retried after a second.
  await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 });
  expect(title()).toBe('Hôtel non trouvé');
  expect(screen.getByRole('alert').textContent).toContain('Nos serveurs ne répondent pas');
  expect(takeReports()).toEqual([NOT_LOADED]);
});

test('a hotel that could not be read offline is loaded once back online', async () => {
  onlineManager.setOnline(false);
  failReads('hotels');
  await open('/hotels/anse-rose');
  expect(takeReports()).toEqual([NOT_LOADED]);
  mendReads('hotels');
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByRole('heading', { level: 1, name: 'Anse Rose' })).toBeTruthy();
});

test('a hotel page neither waits for the similar hotels nor fails with them', async () => {
  holdReads('hotels:list');
  await open('/hotels/anse-rose');
  expect(title()).toBe('Anse Rose');
  cleanup();

  onlineManager.setOnline(false);
  failReads('hotels:list');
  await open('/hotels/anse-rose');
  expect(title()).toBe('Anse Rose');
});
