import { expect, it, test } from 'vitest';
import { findAmenityKinds } from '#domain/hotel/amenity-kinds.ts';
import { openMonthsText } from '#domain/hotel/open-months.ts';

it.each([
  ['Piscine', 'piscine'],
  ['PISCINES CHAUFFÉES', 'piscine'],
  ['Bassin de nage de 25 m', 'piscine'],
  ['Piscine non chauffée', 'piscine'],
  ['pas de piscine', ''],
  ['Sans piscine ni spa', ''],
  ['Pas de piscine, mais la mer', 'mer'],
  ['Pas loin de la plage', 'mer'],
  ['Spa sans hammam', 'spa'],
  ['Spacieux salon', ''],
  ['Bain norvégien', 'spa'],
  ['Salle de bains en marbre', ''],
  ['Fruits de mer', ''],
  ['Voiture pour la plage', ''],
  ['Wi-Fi (pas dans les chambres)', 'wifi'],
  ['wifi gratuit', 'wifi'],
  ['Chiens bienvenus', 'chiens'],
  ['Chiens admis sans supplément', 'chiens'],
  ['Traîneau à chiens', 'ski'],
  ['Animaux non admis', ''],
  ['Animaux : non', ''],
  ['Chambres familiales', 'enfants'],
  ['Interdit aux enfants', ''],
  ['Accès PMR', 'acces'],
  ['De plain-pied, sans marches', 'acces'],
  ['Climatisée', 'climatisation'],
  ['Table d’hôtes créole', 'table'],
  ['Table de billard', ''],
  ['Jardins en cinq terrasses', 'jardin'],
  ['Vélos, chevaux et kayaks', 'nautique balades'],
  ['Piscine chauffée, hammam et massages', 'piscine spa'],
  ['', ''],
])(
  'the amenity « %s » is recognised as being of the kinds « %s » (empty: of none)',
  (amenity, kinds) => {
    expect(findAmenityKinds([amenity]).join(' ')).toBe(kinds);
  },
);

test('amenities of the same kind yield that kind once, and the kinds come in a fixed order', () => {
  const amenities = ['Parking', 'Spa', 'Hammam', 'Piscine', 'Pas de spa'];
  expect(findAmenityKinds(amenities)).toEqual(['piscine', 'spa', 'parking']);
});

test.each([
  [[], ''],
  [[8], 'Ouvert en août'],
  [[1, 2, 3, 6, 7, 8, 9, 12], 'Ouvert de juin à septembre et de décembre à mars'],
  [[4, 7, 10, 11], 'Ouvert en avril et en juillet et d’octobre à novembre'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], ''],
])('the months %j in which a hotel is open are written « %s »', (months, text) => {
  expect(openMonthsText(months)).toBe(text);
});
