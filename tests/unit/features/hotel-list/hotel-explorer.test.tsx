// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { HotelExplorer } from '#features/hotel-list/hotel-explorer.tsx';
import { GRID_LAYOUT, MIRRORED_LAYOUT } from '#features/hotel-list/hotel-layouts.ts';
import { inRouter } from '../in-router.tsx';
import { buildHotel, buildHotels } from './build-hotel.ts';
import { renderHotelPage } from './render-in-router.tsx';

afterEach(cleanup);

const kyoto = buildHotel({
  id: 'kyoto',
  name: 'Ryokan Momiji',
  location: 'Kyoto, Japon',
  region: 'Asie',
  price: 1400,
});
const engadine = buildHotel({ id: 'engadine' });
const rio = buildHotel({
  id: 'rio',
  name: 'Palácio Onda',
  location: 'Rio de Janeiro, Brésil',
  region: 'Amérique',
  price: 0,
});
const suite = buildHotel({ id: 'suite', name: 'La Suite hors de prix', price: 2001 });
const hotels = [kyoto, engadine, rio, suite];

const search = () => screen.getByPlaceholderText<HTMLInputElement>("Nom d'hôtel ou destination");
const region = () => screen.getByLabelText<HTMLSelectElement>('Région');
const budget = () => screen.getByRole<HTMLInputElement>('slider');
const names = () => screen.queryAllByRole('heading', { level: 3 }).map((name) => name.textContent);
const count = () => screen.getByRole('status').textContent;
const type = (text: string) => fireEvent.change(search(), { target: { value: text } });

describe('the filters', () => {
  it('start from the defaults', async () => {
    await renderHotelPage({ hotels });
    expect(search().value).toBe('');
    expect(region().selectedOptions[0]?.textContent).toBe('Toutes les régions');
    expect([budget().min, budget().max, budget().step]).toEqual(['0', '2000', '100']);
    expect(screen.getByText(/^Budget max: 2.?000€ \/ nuit$/)).toBeTruthy();
    expect(names()).toEqual(['Ryokan Momiji', 'Hôtel des Cimes', 'Palácio Onda']);
    expect(count()).toBe('3 hôtels');
  });

  it('open on a phone', async () => {
    await renderHotelPage({ hotels });
    const toggle = screen.getByRole('button', { name: 'Filtrer les hôtels' });
    const panel = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
    expect(panel?.contains(search())).toBe(true);
    expect(toggle.ariaExpanded).toBe('false');
    fireEvent.click(toggle);
    expect(toggle.ariaExpanded).toBe('true');
  });

  it('show the number of hotels while collapsed', async () => {
    await renderHotelPage({ hotels, url: '/hotels-list?q=kyoto' });
    expect(screen.getByRole('button', { name: /^Filtrer/ }).textContent).toContain('1 hôtel');
  });

  it('apply the text typed before hydration', async () => {
    const page = inRouter(<HotelExplorer hotels={hotels} layout={GRID_LAYOUT} />);
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(page);
    search().value = 'kyoto';
    const react = await act(async () => hydrateRoot(root, page));
    expect(search().value).toBe('kyoto');
    expect(names()).toEqual(['Ryokan Momiji']);
    act(() => react.unmount());
    root.remove();
  });
});

describe('the sentence about hotels above the budget', () => {
  const line = () => screen.queryByText(/dépass(?:e|ent) 2\s000\s€/)?.textContent;

  it('names and links the hotel above the highest budget', async () => {
    await renderHotelPage({ hotels });
    expect(line()).toBe(
      'Une maison dépasse 2\u202f000\u00a0€ la nuit\u00a0: La Suite hors de prix.',
    );
    const link = screen.getByRole('link', { name: 'La Suite hors de prix' });
    expect(link.getAttribute('href')).toBe('/hotels/suite');
  });

  it('counts the hotels above the highest budget in French', async () => {
    const dear = ['Anse', 'Baie', 'Cap'].map((name) => buildHotel({ id: name, name, price: 3000 }));
    await renderHotelPage({ hotels: dear });
    expect(screen.getByText('Aucun hôtel trouvé')).toBeTruthy();
    expect(line()).toBe('3 maisons dépassent 2\u202f000\u00a0€ la nuit\u00a0: Anse, Baie et Cap.');
    type('cap');
    expect(line()).toBe('Une maison dépasse 2\u202f000\u00a0€ la nuit\u00a0: Cap.');
  });

  it('follows the text and region filters, and disappears with a lower budget', async () => {
    await renderHotelPage({ hotels });
    type('suite');
    expect(line()).toBeTruthy();
    fireEvent.change(budget(), { target: { value: '1900' } });
    expect(line()).toBeUndefined();
    fireEvent.change(budget(), { target: { value: '2000' } });
    fireEvent.change(region(), { target: { value: 'Asie' } });
    expect(line()).toBeUndefined();
  });
});

describe('the message for an empty result', () => {
  it('is shown with a reset button', async () => {
    await renderHotelPage({ hotels });
    type('introuvable');
    expect(screen.getByText('Aucun hôtel trouvé')).toBeTruthy();
    expect(
      screen.getByText("Essayez d'ajuster vos filtres pour voir plus de résultats."),
    ).toBeTruthy();
    expect(count()).toBe('0 hôtel');
    fireEvent.click(screen.getByRole('button', { name: 'Réinitialiser les filtres' }));
    expect(names()).toHaveLength(3);
    expect(search().value).toBe('');
  });

  it('has no reset button when the site has no hotels', async () => {
    await renderHotelPage({ hotels: [] });
    expect(screen.getByText('Aucun hôtel trouvé')).toBeTruthy();
    expect(screen.getByText(/^Notre sélection se prépare/)).toBeTruthy();
    expect(screen.queryByText(/ajuster vos filtres/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Réinitialiser/ })).toBeNull();
  });
});

describe('the reset button', () => {
  it('is shown only while a filter is set, and restores all defaults', async () => {
    await renderHotelPage({ hotels });
    expect(screen.queryByRole('button', { name: 'Réinitialiser' })).toBeNull();
    type('momiji');
    fireEvent.change(region(), { target: { value: 'Asie' } });
    fireEvent.change(budget(), { target: { value: '1500' } });
    fireEvent.click(screen.getByRole('button', { name: 'Réinitialiser' }));
    expect([search().value, region().value, budget().value]).toEqual(['', 'all', '2000']);
    expect(names()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Réinitialiser' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Hôtels' }));
  });
});

describe('a list of 5,000 hotels', () => {
  const many = buildHotels(5000);
  const cards = () => screen.getAllByRole('article').length;

  it.each([
    ['home', MIRRORED_LAYOUT],
    ['/destinations', GRID_LAYOUT],
  ])('keeps the document of %s small, whatever is typed', async (_, layout) => {
    const { container } = await renderHotelPage({ hotels: many, layout });
    expect(count()).toBe('5000 hôtels');
    expect(cards()).toBe(12);
    for (const text of ['h', 'hô', 'hôtel 4', 'hôtel', '']) {
      type(text);
      expect(cards()).toBe(12);
      expect(container.querySelectorAll('*').length).toBeLessThan(500);
    }
  });

  it('starts again from the first batch when the filter changes', async () => {
    await renderHotelPage({ hotels: many });
    fireEvent.click(screen.getByRole('button', { name: 'Voir plus d’hôtels' }));
    expect(cards()).toBe(24);
    type('hôtel 1');
    expect(cards()).toBe(12);
    expect(
      within(screen.getAllByRole('article')[0] ?? document.body).getByText('Hôtel 1'),
    ).toBeTruthy();
  });
});
