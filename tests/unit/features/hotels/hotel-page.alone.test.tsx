// @vitest-environment happy-dom

import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { photoUrl } from '#domain/media/photo.ts';
import { QUERY_CACHE_IDB_NAME } from '#domain/site/storage-keys.ts';
import { HOTEL_TAB_TEXTS } from '#features/hotels/hotel-tabs.tsx';
import { teachDialogs } from '../../../support/dialog-element.ts';
import { failReads, holdReads, mendReads, publish } from '../../../support/fake-firestore.ts';
import { storedInIndexedDb } from '../../../support/fake-indexeddb.ts';
import { takeReports } from '../../../support/reported.ts';
import { openPage } from '../open-page.tsx';
import { buildHotel } from './build-hotel.ts';

type Fields = Parameters<typeof buildHotel>[0];

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

async function open(path = '/hotels/anse-rose') {
  const history = openPage(path);
  // A failed read is retried after a second.
  await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 });
  return history;
}

/** Opens the page of a hotel with these fields, at one of its tabs. */
async function show(fields: Fields = {}, tab = 'experience') {
  cleanup();
  storedInIndexedDb(QUERY_CACHE_IDB_NAME).clear();
  publish('hotels', [buildHotel(fields)]);
  await open(`/hotels/anse-rose?onglet=${tab}`);
}

/** Returns the paragraphs of the visible tab panel. */
async function shown(fields: Fields, tab: keyof typeof HOTEL_TAB_TEXTS) {
  await show(fields, tab);
  const panel = screen.getByRole('tabpanel', { name: HOTEL_TAB_TEXTS[tab].label });
  const seen = [...panel.children].find((part) => getComputedStyle(part).display !== 'none');
  return [...(seen?.querySelectorAll('p') ?? [])].map((paragraph) => paragraph.innerHTML);
}

beforeEach(() => {
  teachDialogs();
  vi.stubGlobal('scrollTo', vi.fn());
  publish('hotels', [buildHotel()]);
  // Rule of the stylesheet that hides the other panels.
  document.head.innerHTML = '<style>.hidden { display: none }</style>';
});

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
  vi.mocked(console.warn).mockClear();
});

describe('the tabs of a hotel', () => {
  it('a hotel has the tabs experience, services and location, each with its own text', async () => {
    const texts = {
      experience_description: 'On arrive par la mer.\n\nOn repart à regret.',
      amenities_description: 'Un kayak par maison.',
      location_description: 'Au bout de la route.',
    };
    expect(await shown(texts, 'experience')).toEqual([
      'On arrive par la mer.',
      'On repart à regret.',
    ]);
    expect(await shown(texts, 'services')).toEqual(['Un kayak par maison.']);
    expect(await shown(texts, 'emplacement')).toEqual(['Au bout de la route.']);
    const labels = ["L'Expérience", 'Services & Équipements', 'Emplacement'];
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(labels);
  });

  it('a tab of a hotel shows a general text when the hotel has no text for the tab, or only HTML tags', async () => {
    const { experience, emplacement } = HOTEL_TAB_TEXTS;
    expect(await shown({}, 'experience')).toEqual([experience.fallback]);
    const location_description = '<script>alert(1)</script><p></p><br>';
    expect(await shown({ location_description }, 'emplacement')).toEqual([emplacement.fallback]);
  });

  it('the first tab of a hotel begins with the hotel’s description', async () => {
    const description = 'Douze <strong onclick="x()">maisons</strong> de bois.';
    const experience_description = 'On arrive par la mer.';
    expect(await shown({ description, experience_description }, 'experience')).toEqual([
      'Douze <strong>maisons</strong> de bois.',
      'On arrive par la mer.',
    ]);
  });

  it('the location tab of a hotel shows the coordinates, with a link to a map that suits the device', async () => {
    await show({ coordinates: { lat: -4.3429, lng: 55.8294 } }, 'emplacement');
    expect(screen.getByText('4,34° S, 55,83° E')).toBeTruthy();
    const map = screen.getByRole('link', { name: 'Ouvrir dans Plans' });
    expect(map.getAttribute('href')).toContain('mlat=-4.3429&mlon=55.8294');
    map.addEventListener('click', (event) => event.preventDefault());
    const hrefOn = (device: string) => {
      vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${device})`);
      fireEvent.click(map);
      return map.getAttribute('href');
    };
    expect(hrefOn('Windows NT 10.0')).toContain('openstreetmap.org');
    expect(hrefOn('iPhone')).toBe('https://maps.apple.com/?ll=-4.3429,55.8294&q=Anse%20Rose');
    expect(hrefOn('Linux; Android 15')).toBe('geo:0,0?q=-4.3429,55.8294(Anse%20Rose)');
    vi.restoreAllMocks();
  });

  it('the tab of a hotel is in the URL without a new history entry; an unknown tab opens the first', async () => {
    const history = await open('/hotels/anse-rose?onglet=chambres');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe("L'Expérience");
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: /Services/ })));
    expect(history.location.href).toBe('/hotels/anse-rose?onglet=services');
    expect(history.length).toBe(1);
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: /Expérience/ })));
    expect(history.location.href).toBe('/hotels/anse-rose');
  });
});

test('offline, « Voir les disponibilités » does not open the booking site, and the reason appears next to the link', async () => {
  await open();
  await act(async () => onlineManager.setOnline(false));
  const link = screen.getByRole('link', { name: 'Voir les disponibilités' });
  expect(fireEvent.click(link)).toBe(false);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toMatch(/^Vous êtes hors connexion\s: les disponibilités/);
  expect(alert.parentElement).toBe(link.parentElement);
  await act(async () => onlineManager.setOnline(true));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a hotel page lists the details and each amenity once', async () => {
  await show({ amenities: ['Vélos', 'Spa', 'Vélos'], details: 'Douze maisons.' });
  const section = screen.getByRole('heading', { name: 'Ce que la maison propose' }).parentElement;
  expect(section?.textContent).toContain('Douze maisons.');
  const items = section ? within(section).getAllByRole('listitem') : [];
  expect(items.map((item) => item.textContent)).toEqual(['Vélos', 'Spa']);
});

test('a hotel page says what the price covers, what the drawbacks are, when the hotel is open and who paid for the visit', async () => {
  const texts = {
    price_note: 'Pour deux, taxes en sus',
    drawback: 'Le coq.',
    visited: 'mars 2026, séjour payé par la rédaction',
  };
  await show({ ...texts, open_months: [4, 5, 6] });
  const [note] = screen.getAllByText('Pour deux, taxes en sus');
  expect(note?.parentElement?.textContent).toContain('/nuit');
  const section = screen.getByRole('heading', { name: 'Ce qui grince' }).parentElement;
  expect(section?.textContent).toBe(
    'Ce qui grinceLe coq.Ouvert d’avril à juin. Dernière visite\u00a0: mars 2026, séjour payé par la rédaction. ',
  );
});

test('a picture in a hotel’s gallery has the alternative text of the gallery or else that of the photo, and the lightbox shows photos uncropped', async () => {
  const url = photoUrl({
    id: '0123456789abcdef01234567',
    width: 900,
    height: 1200,
    focal: { x: 50, y: 50 },
    placeholder: '',
    alt: 'Une barque',
    caption: 'Le quai.',
  });
  const alts = ['', 'La barque du matin'];
  const art = { url: '/art/destination-japon-1280.webp', alt: 'Le pont laqué.' };
  await show({ gallery: [...alts.map((alt) => ({ url, alt })), art] });
  expect(screen.getByText('Le pont laqué.').closest('figure')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Agrandir\u00a0: La barque du matin' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Agrandir\u00a0: Une barque' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('status').textContent).toBe('2 sur 4Le quai.');
  expect(dialog.querySelectorAll('li')[1]?.style.getPropertyValue('--ratio')).toBe('0.75');
});

test('the only picture of a hotel opens in the lightbox', async () => {
  await show({ gallery: [] });
  fireEvent.click(screen.getByRole('button', { name: /^Agrandir/ }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('status').textContent).toBe('1 sur 1');
});

test('the booking card shows the price, the promises about booking, and links to the partner and to the contact page', async () => {
  await show({ price: 1180, featured: true });
  const card = within(screen.getByRole('complementary', { name: 'Réservation' }));
  expect(card.getByRole('strong').textContent).toBe('1\u202f180€');
  expect(card.getByText('Coup de cœur')).toBeTruthy();
  const promises = ['Annulation gratuite', 'Sans frais de réservation', 'Confirmation immédiate'];
  expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual(promises);
  expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://reservation.example.com/recherche?q=Anse%20Rose%20La%20Digue%2C%20Seychelles',
    '/contact',
  ]);
});

test('the booking card lists the promises about booking that the settings give, one per line', async () => {
  const first = 'Annulation libre, même la veille';
  publish('settings', [{ id: 'site', booking_promises: `${first}\n\n  Sans frais` }]);
  await show();
  const card = within(screen.getByRole('complementary', { name: 'Réservation' }));
  await card.findByText(first);
  const promises = card.getAllByRole('listitem').map((item) => item.textContent);
  expect(promises).toEqual([first, 'Sans frais']);
});

test('a hotel page shows other hotels of the region, equally similar ones in the order in which they were read', async () => {
  publish('hotels', [
    buildHotel({ id: 'a', name: 'A' }),
    buildHotel(),
    buildHotel({ id: 'c', name: 'C' }),
    buildHotel({ id: 'd', name: 'D' }),
  ]);
  await open();
  await screen.findByRole('heading', { name: 'D’autres maisons dans l’océan Indien' });
  const names = screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
  expect(names).toEqual(['A', 'C', 'D']);
});

test('the page of a hotel that cannot be read while online shows « Hôtel non trouvé », and says that the servers do not answer', async () => {
  failReads('hotels');
  await open('/hotels/anse-bleue');
  expect(title()).toBe('Hôtel non trouvé');
  expect(screen.getByRole('alert').textContent).toContain('Nos serveurs ne répondent pas');
  expect(takeReports()).toEqual(['La page n’a pas pu être chargée']);
});

test('a hotel that could not be read offline is loaded once back online', async () => {
  onlineManager.setOnline(false);
  failReads('hotels');
  await open('/hotels/anse-verte');
  expect(title()).toBe('Cette page demande une connexion');
  expect(takeReports()).toEqual(['La page n’a pas pu être chargée']);
  mendReads('hotels');
  publish('hotels', [buildHotel({ id: 'anse-verte', name: 'Anse Verte' })]);
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByRole('heading', { level: 1, name: 'Anse Verte' })).toBeTruthy();
});

test('a hotel page does not wait for the similar hotels', async () => {
  holdReads('hotels:list');
  await show();
  expect(title()).toBe('Anse Rose');
});
