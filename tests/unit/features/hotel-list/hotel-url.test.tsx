// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildHotel, buildHotels } from './build-hotel.ts';
import { renderHotelPage } from './render-in-router.tsx';

afterEach(cleanup);

const hotels = [
  buildHotel({ id: 'lac', name: 'Hôtel du Lac' }),
  buildHotel({ id: 'momiji', name: 'Ryokan Momiji', region: 'Asie' }),
];
const search = () => screen.getByPlaceholderText<HTMLInputElement>("Nom d'hôtel ou destination");
const names = () => screen.queryAllByRole('heading', { level: 3 }).map((name) => name.textContent);
const type = (text: string) => fireEvent.change(search(), { target: { value: text } });

describe('the filter in the URL', () => {
  it.each(['?region=Mars', '?budget=abc', '?budget=150', '?q[]=1', '?budget=-100', '?region='])(
    'is ignored when invalid, such as %s',
    async (wrong) => {
      await renderHotelPage({ hotels, url: `/hotels-list${wrong}` });
      expect(names()).toEqual(['Hôtel du Lac', 'Ryokan Momiji']);
    },
  );

  it('replaces the history entry and keeps other parameters', async () => {
    const { router, history } = await renderHotelPage({ hotels, url: '/hotels-list?intro=0' });
    type('lac');
    await waitFor(() => expect(router.state.location.search).toEqual({ intro: 0, q: 'lac' }));
    expect(history.length).toBe(1);
    type('');
    await waitFor(() => expect(router.state.location.href).toBe('/hotels-list?intro=0'));
  });

  it('is restored at once when coming back from a hotel', async () => {
    const { router, history } = await renderHotelPage({ hotels });
    type('lac');
    fireEvent.blur(search());
    await act(async () => fireEvent.click(screen.getByRole('link', { name: /Hôtel du Lac/ })));
    expect(await screen.findByText('La page de l’hôtel')).toBeTruthy();
    await act(async () => history.back());
    await waitFor(() => expect(names()).toEqual(['Hôtel du Lac']));
    expect(search().value).toBe('lac');
    expect(router.state.location.href).toBe('/hotels-list?q=lac');
  });

  it('follows a link to the same page, whatever was just typed', async () => {
    const { router, history } = await renderHotelPage({ hotels, url: '/hotels-list?q=lac' });
    type('lac b');
    await act(async () => history.push('/hotels-list?region=Asie'));
    await waitFor(() => expect(search().value).toBe(''));
    expect(names()).toEqual(['Ryokan Momiji']);
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(router.state.location.search).toEqual({ region: 'Asie' });
  });
});

describe('the length of the list', () => {
  it('is restored when coming back, and reset on a new visit', async () => {
    const { history } = await renderHotelPage({ hotels: buildHotels(100) });
    fireEvent.click(screen.getByRole('button', { name: 'Voir plus d’hôtels' }));
    expect(names()).toHaveLength(24);
    await act(async () => fireEvent.click(screen.getByRole('link', { name: /: Hôtel 20$/ })));
    expect(await screen.findByText('La page de l’hôtel')).toBeTruthy();
    await act(async () => history.back());
    await waitFor(() => expect(names()).toHaveLength(24));
    await act(async () => history.push('/hotels/hotel-1'));
    expect(await screen.findByText('La page de l’hôtel')).toBeTruthy();
    await act(async () => history.push('/hotels-list'));
    await waitFor(() => expect(names()).toHaveLength(12));
  });
});
