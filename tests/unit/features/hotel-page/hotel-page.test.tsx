// @vitest-environment happy-dom

import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { regionHotels } from '#data/more-queries.ts';
import { createQueryClient } from '#data/query-client.ts';
import { photoAddress } from '#domain/media/photo.ts';
import { romanNumeral } from '#features/hotel-page/hotel-gallery.tsx';
import { HotelPage } from '#features/hotel-page/hotel-page.tsx';
import type { HotelTab } from '#features/hotel-page/hotel-tab.ts';
import { TAB_TEXTS } from '#features/hotel-page/hotel-tabs.tsx';
import { teachDialogs } from '../../../support/dialog-element.ts';
import '../../../support/fake-indexeddb.ts';
import { renderInRouter } from '../in-router.tsx';
import { aHotel } from './a-hotel.ts';

type Fields = Parameters<typeof aHotel>[0];
const AVAILABILITY = 'Voir les disponibilités';

/** Shows the page of a hotel, and these hotels of its region. */
function show(fields: Fields = {}, tab: HotelTab = 'experience', region: Fields[] = []) {
  const hotel = aHotel(fields);
  const queryClient = createQueryClient();
  queryClient.setQueryData(regionHotels(hotel.region).queryKey, region.map(aHotel));
  const page = <HotelPage hotel={hotel} tab={tab} onTabChange={() => undefined} />;
  return renderInRouter(page, { queryClient });
}

/** Returns the paragraphs of the visible tab panel. */
const shown = (fields: Fields, tab: HotelTab) => {
  cleanup();
  show(fields, tab);
  const panel = screen.getByRole('tabpanel', { name: TAB_TEXTS[tab].label });
  const seen = [...panel.children].find((part) => getComputedStyle(part).display !== 'none');
  return [...(seen?.querySelectorAll('p') ?? [])].map((paragraph) => paragraph.innerHTML);
};

beforeEach(() => {
  teachDialogs();
  // Rule of the stylesheet that hides the other panels.
  document.head.innerHTML = '<style>.hidden { display: none }</style>';
});

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

test('a hotel page opens with the picture, name, location and rating', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Anse Rose');
  const hero = screen.getByRole('img', { name: 'Anse Rose, La Digue, Seychelles' });
  expect(hero.getAttribute('fetchpriority')).toBe('high');
  expect(screen.getByRole('img', { name: 'Note\u00a0: 4,9 sur 5' }).textContent).toBe('4,9 / 5');
});

describe('the tabs of a hotel', () => {
  it('are the experience, the services and the location, each with its own text', () => {
    const texts = {
      experience_description: 'On arrive par la mer.\n\nOn repart à regret.',
      amenities_description: 'Un kayak par maison.',
      location_description: 'Au bout de la route.',
    };
    expect(shown(texts, 'experience')).toEqual(['On arrive par la mer.', 'On repart à regret.']);
    expect(shown(texts, 'services')).toEqual(['Un kayak par maison.']);
    expect(shown(texts, 'emplacement')).toEqual(['Au bout de la route.']);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      "L'Expérience",
      'Services & Équipements',
      'Emplacement',
    ]);
  });

  it('show a general text when the hotel has none, or only tags', () => {
    const { experience, services, emplacement } = TAB_TEXTS;
    expect(shown({}, 'experience')).toEqual([experience.fallback]);
    const amenities_description = '<script>alert(1)</script>';
    expect(shown({ amenities_description }, 'services')[0]?.replace('&amp;', '&')).toBe(
      services.fallback,
    );
    expect(shown({ location_description: '<p></p><br>' }, 'emplacement')).toEqual([
      emplacement.fallback,
    ]);
  });

  it('show the description at the head of the experience', () => {
    const description = 'Douze <strong onclick="x()">maisons</strong> de bois.';
    const experience_description = 'On arrive par la mer.';
    expect(shown({ description, experience_description }, 'experience')).toEqual([
      'Douze <strong>maisons</strong> de bois.',
      'On arrive par la mer.',
    ]);
  });

  it('show the coordinates with a link to a map', () => {
    show({ coordinates: { lat: -4.3429, lng: 55.8294 } }, 'emplacement');
    expect(screen.getByText('4,34° S, 55,83° E')).toBeTruthy();
    const map = screen.getByRole('link', { name: 'Voir sur la carte' });
    expect(map.getAttribute('href')).toContain('mlat=-4.3429&mlon=55.8294');
  });
});

test('a hotel page lists the details and each amenity once', () => {
  show({ amenities: ['Vélos', 'Spa', 'Vélos'], details: 'Douze maisons.' });
  const section = screen.getByRole('heading', { name: 'Ce que la maison propose' }).parentElement;
  expect(section?.textContent).toContain('Douze maisons.');
  const items = section ? within(section).getAllByRole('listitem') : [];
  expect(items.map((item) => item.textContent)).toEqual(['Vélos', 'Spa']);
});

test('a gallery numbers its pictures from II, with the words of the hotel or of the photograph', async () => {
  const url = photoAddress({
    ...{ id: '0123456789abcdef01234567', width: 900, height: 1200, focal: { x: 50, y: 50 } },
    ...{ placeholder: '', alt: 'Une barque', caption: 'Le quai.' },
  });
  show({
    gallery: [
      { url, alt: '' },
      { url, alt: 'La barque du matin' },
    ],
  });
  const plates = screen.getAllByRole('figure').map((plate) => plate.textContent);
  expect(plates).toEqual(['Pl. IILe quai.', 'Pl. IIILe quai.']);
  expect(screen.getByRole('img', { name: 'La barque du matin' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Agrandir\u00a0: Une barque' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('status').textContent).toBe('1 sur 2Le quai.');
  // The lightbox shows the photograph uncropped, 900 by 1,200 px.
  expect(dialog.querySelector('li')?.style.getPropertyValue('--ratio')).toBe('0.75');
});

test.each([
  [4, 'IV'],
  [29, 'XXIX'],
  [38, 'XXXVIII'],
])('the plate number %i is written %s', (number, numeral) => {
  expect(romanNumeral(number)).toBe(numeral);
});

describe('the booking card', () => {
  const card = () => screen.getByRole('complementary', { name: 'Réservation' });
  const link = () => screen.queryByRole('link', { name: AVAILABILITY });

  it('shows the price, the badge of a featured hotel, the promises and the contact page', () => {
    show({ price: 1180, featured: true });
    expect(card().textContent).toContain('À partir de 1\u202f180€/nuit');
    expect(within(card()).getByText('Coup de cœur')).toBeTruthy();
    const promises = within(card()).getAllByRole('listitem');
    expect(promises.map((item) => item.textContent)).toEqual([
      'Annulation gratuite',
      'Sans frais de réservation',
      'Confirmation immédiate',
    ]);
    const contact = screen.getByRole('link', { name: 'Nous contacter' });
    expect(contact.getAttribute('href')).toBe('/contact');
  });

  it('links to the search of the default partner when the hotel has no booking page', () => {
    show();
    expect(link()?.getAttribute('href')).toBe(
      'https://reservation.example.com/recherche?q=Anse%20Rose%20La%20Digue%2C%20Seychelles',
    );
    expect(screen.queryByText('Coup de cœur')).toBeNull();
  });

  it('says offline that availability needs a connection, instead of linking', async () => {
    show();
    await act(async () => onlineManager.setOnline(false));
    expect(link()).toBeNull();
    const button = screen.getByRole('button', { name: AVAILABILITY });
    const note = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toMatch(/^Les disponibilités demandent une connexion/);
    await act(async () => onlineManager.setOnline(true));
    expect(link()).toBeTruthy();
  });
});

test('a hotel page shows up to three other hotels of the region, in order', async () => {
  show({}, 'experience', [
    { id: 'a', name: 'A' },
    {},
    { id: 'c', name: 'C' },
    { id: 'd', name: 'D' },
  ]);
  await screen.findByRole('heading', { name: 'D’autres maisons dans l’océan Indien' });
  const names = screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
  expect(names).toEqual(['A', 'C', 'D']);
  expect(screen.getByRole('link', { name: 'C' }).getAttribute('href')).toBe('/hotels/c');
});
