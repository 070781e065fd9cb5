import { expect, test } from 'vitest';
import { linkedHotel, sharedSearch } from '#domain/hotel/shared-hotel.ts';

const ORIGINS = ['https://grand-sejour.example'];
const HOTELS = [
  { name: 'Maison Kyra', location: 'Naxos, Grèce' },
  { name: 'Maison Kyra Anthoula', location: 'Santorin, Grèce' },
  { name: 'Ile', location: 'Malé' },
];

test.each([
  ['https://grand-sejour.example/hotels/ryokan-momiji', 'ryokan-momiji'],
  ['Regarde : https://grand-sejour.example/hotels/ryokan-momiji?onglet=avis !', 'ryokan-momiji'],
  ['https://grand-sejour.example/hotels/ryokan-momiji#tarifs', 'ryokan-momiji'],
  ['https://grand-sejour.example.evil.example/hotels/ryokan-momiji', null],
  ['https://evil.example/?https://grand-sejour.example/hotels/ryokan-momiji', null],
  ['https://grand-sejour.example/hotels/', null],
  ['https://grand-sejour.example/hotels/../admin', null],
  ['https://grand-sejour.example/blog/ryokan-momiji', null],
  ['javascript:alert(1)', null],
  ['', null],
])('« %s » links to the hotel %s', (text, id) => {
  expect(linkedHotel(['Un titre', text], ORIGINS)).toBe(id);
});

test.each([
  // The longest name, whatever its case and its accents.
  ['On part à la MAISON KYRA ANTHOULA en juin', 'Maison Kyra Anthoula'],
  ['maison kyra, https://ailleurs.example/', 'Maison Kyra'],
  // A whole text that the list finds.
  ['Santorin', 'Santorin'],
  // A name this short is in many words.
  ['Un asile de paix', null],
  ['https://ailleurs.example/maison-kyra', null],
  ['Tout autre chose', null],
  ['', null],
])('« %s » is a search for %s', (text, search) => {
  expect(sharedSearch([text], HOTELS)).toBe(search);
});

test('the title counts when the text names no hotel', () => {
  expect(sharedSearch(['Regarde', 'Naxos'], HOTELS)).toBe('Naxos');
});
