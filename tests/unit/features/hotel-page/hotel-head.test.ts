import { expect, test } from 'vitest';
import { hotelHead } from '#features/hotel-page/hotel-head.ts';
import { aHotel } from './a-hotel.ts';

test('the head is the hotel’s, with its canonical URL', () => {
  const { seo, path } = hotelHead(aHotel({ seo_title: 'Maisons de plage à La Digue' }));
  expect(seo.title).toBe('Maisons de plage à La Digue | Grand Séjour');
  expect(path).toBe('/hotels/anse-rose');
  expect(hotelHead(aHotel({ id: 'chambre 7?' })).path).toBe('/hotels/chambre%207%3F');
});
