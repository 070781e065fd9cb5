// @vitest-environment happy-dom

import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { report } from '#data/report.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { openPage } from '../open-page.tsx';
import { aHotel } from './a-hotel.ts';

const reads = vi.hoisted(() => ({
  getHotel: vi.fn<(id: string) => Promise<Hotel | null>>(),
  listHotels: vi.fn(),
}));
vi.mock('#data/read-hotels.ts', () => reads);
vi.mock('#data/read-destinations.ts', () => ({ listFooterDestinations: async () => [] }));
vi.mock('#data/count.ts', () => ({ count: vi.fn(), useCountRead: vi.fn() }));
vi.mock('#data/report.ts', () => ({ report: vi.fn() }));

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
// Tests that need a first read use hotels of their own, as what was read is cached.
const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;

async function open(path: string) {
  const history = openPage(path);
  await screen.findByRole('heading', { level: 1 });
  return history;
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('scrollTo', vi.fn());
  reads.listHotels.mockResolvedValue([]);
  reads.getHotel.mockImplementation(async (id) => (id === 'inconnu' ? null : aHotel({ id })));
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

test('offline, a hotel that was never opened is said to be so, and can be retried', async () => {
  const failure = new Error('unreachable');
  onlineManager.setOnline(false);
  reads.getHotel.mockRejectedValueOnce(failure);
  await open('/hotels/panne');
  expect(title()).toBe('Fiche d’hôtel pas encore ouverte');
  expect(screen.getByRole('alert').textContent).toContain('elle se lira au retour du réseau');
  expect(screen.getByRole('link', { name: 'Voir mes favoris' })).toBeTruthy();
  expect(report).toHaveBeenCalledWith(expect.any(String), failure);

  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Anse Rose' })).toBeTruthy();
});

test('a failure with a network is « not found »', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  reads.getHotel.mockRejectedValue(new Error('unreachable'));
  openPage('/hotels/serveur');
  // The read is tried again after a second.
  await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 });
  expect(title()).toBe('Hôtel non trouvé');
  expect(screen.getByRole('alert').textContent).toContain('Nos serveurs ne répondent pas');
});

test('it is retried when the network returns', async () => {
  onlineManager.setOnline(false);
  reads.getHotel.mockRejectedValueOnce(new Error('unreachable'));
  await open('/hotels/retour');
  expect(title()).toBe('Fiche d’hôtel pas encore ouverte');
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByRole('heading', { level: 1, name: 'Anse Rose' })).toBeTruthy();
});

test('the page neither waits for the similar hotels nor fails with them', async () => {
  reads.listHotels.mockReturnValue(new Promise(() => undefined));
  await open('/hotels/seul');
  expect(title()).toBe('Anse Rose');
  cleanup();

  onlineManager.setOnline(false);
  reads.listHotels.mockRejectedValue(new Error('unreachable'));
  await open('/hotels/hors-ligne');
  expect(title()).toBe('Anse Rose');
});
