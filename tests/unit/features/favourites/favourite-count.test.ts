import { expect, test } from 'vitest';
import { favouriteCount } from '#features/favourites/favourite-count.ts';

const WHERE = 'sur cet appareil, sans compte et sans mot de passe.';

test.each([
  [1, `Une maison gardée ${WHERE}`],
  [2, `Deux maisons gardées ${WHERE}`],
  [3, `Trois maisons gardées ${WHERE}`],
  [17, `Dix-sept maisons gardées ${WHERE}`],
  [20, `Vingt maisons gardées ${WHERE}`],
  [21, `21 maisons gardées ${WHERE}`],
  [400, `400 maisons gardées ${WHERE}`],
])('%i saved hotels: « %s »', (count, sentence) => {
  expect(favouriteCount(count)).toBe(sentence);
});

test('an empty list says where hotels will be saved', () => {
  expect(favouriteCount(0)).toMatch(/^Aucune maison pour l’instant/);
});
