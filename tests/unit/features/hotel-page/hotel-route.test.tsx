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

test('the tab is in the URL, which can be shared and reloaded', async () => {
  const history = await open('/hotels/anse-rose?onglet=emplacement');
  expect(selectedTab()).toBe('Emplacement');
  await act(async () => fireEvent.click(screen.getByRole('tab', { name: /Services/ })));
  expect(history.location.href).toBe('/hotels/anse-rose?onglet=services');
  expect(history.length).toBe(1);
  await act(async () => fireEvent.click(screen.getByRole('tab', { name: /Expérience/ })));
  expect(history.location.href).toBe('/hotels/anse-rose');
});

test('an unknown tab is the first one', async () => {
  await open('/hotels/anse-rose?onglet=chambres');
  expect(selectedTab()).toBe("L'Expérience");
});

test('an unknown hotel is not found, with a link to the others', async () => {
  await open('/hotels/inconnu');
  expect(title()).toBe('Hôtel non trouvé');
  const link = screen.getByRole('link', { name: 'Voir tous les hôtels' });
  expect(link.getAttribute('href')).toBe('/destinations');
});

test('a failure with a network is « not found »', async () => {
  failReads('hotels');
  openPage('/hotels/anse-rose');
  // The read is tried again after a second.
  await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 });
  expect(title()).toBe('Hôtel non trouvé');
  expect(screen.getByRole('alert').textContent).toContain('Nos serveurs ne répondent pas');
  expect(takeReports()).toEqual([NOT_LOADED]);
});

test('a hotel that could not be read is read when the network returns', async () => {
  onlineManager.setOnline(false);
  failReads('hotels');
  await open('/hotels/anse-rose');
  expect(takeReports()).toEqual([NOT_LOADED]);
  mendReads('hotels');
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByRole('heading', { level: 1, name: 'Anse Rose' })).toBeTruthy();
});

test('the page neither waits for the similar hotels nor fails with them', async () => {
  holdReads('hotels:list');
  await open('/hotels/anse-rose');
  expect(title()).toBe('Anse Rose');
  cleanup();

  onlineManager.setOnline(false);
  failReads('hotels:list');
  await open('/hotels/anse-rose');
  expect(title()).toBe('Anse Rose');
});
