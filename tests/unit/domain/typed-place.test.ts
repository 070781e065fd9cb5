import { expect, it } from 'vitest';
import { parseCoordinates, unreadableCoordinatesHint } from '#domain/map/typed-place.ts';

it.each([
  ['  ', null],
  ['-20.4512, 57.31', [-20.4512, 57.31]],
  ['−20,4512 ; 57,31', [-20.4512, 57.31]],
  ['-20,4512 57,31', [-20.4512, 57.31]],
  ['43,9493, 4,8055', [43.9493, 4.8055]],
  ['(43.9493,4.8055)', [43.9493, 4.8055]],
  ['+43.9493, +4.8055.', [43.9493, 4.8055]],
  ['lat: 43.9493, lng: 4.8055', [43.9493, 4.8055]],
  ['Lat : 43.9493 Lon : 4.8055', [43.9493, 4.8055]],
  ['GPS : 43.9493, 4.8055', [43.9493, 4.8055]],
  ['Coordonnées GPS : 43,9493 N, 4,8055 E', [43.9493, 4.8055]],
  ['48,85837° N, 2,29448° E', [48.85837, 2.29448]],
  ['20.1937 S, 57.3104 E', [-20.1937, 57.3104]],
  ['N 43.9493 E 4.8055', [43.9493, 4.8055]],
  ['43°56\'57.5"N 4°48\'20.0"E', [43.949306, 4.805556]],
  ['43° 56′ 57,5″ Nord, 4° 48′ 20″ Ouest', [43.949306, -4.805556]],
  ['lon -2,2945 ; lat 48,8583', [48.8583, -2.2945]],
  ['lat: 48.8583, long: -2.2945', [48.8583, -2.2945]],
  ['48º51´30´´N 2º17´40´´O', [48.858333, -2.294444]],
  ["43° 56.958' N 4° 48.333' E", [43.9493, 4.80555]],
  ['43 56 57 N, 4 48 20 E', [43.949167, 4.805556]],
  ['4.8055 E, 43.9493 N', [43.9493, 4.8055]],
  ['139.69, 35.68', [35.68, 139.69]],
  ["https://www.google.com/maps/place/H%C3%B4tel+d'Europe/@43.9,4.8,17z", [43.9, 4.8]],
  [
    'https://www.google.com/maps/place/A/@43.9,4.8,17z/data=!3d43.9494!4d4.8055!16s',
    [43.9494, 4.8055],
  ],
  ['https://www.google.fr/maps/place/43%C2%B056\'57.5"N+4%C2%B048\'20.0"E/', [43.949306, 4.805556]],
  ['https://www.google.com/maps/search/?api=1&query=43.9%2C4.8', [43.9, 4.8]],
  ['https://www.google.com/maps/search/43.9,+4.8?entry=tts', [43.9, 4.8]],
  ['https://www.google.com/maps?q=43.9+-4.8', [43.9, -4.8]],
  ['https://www.google.com/maps?q=loc:43.9+4.8', [43.9, 4.8]],
  ['https://maps.apple.com/?ll=43.9,4.8&q=Avignon', [43.9, 4.8]],
  ['https://maps.apple.com/place?coordinate=-43.9,4.8&name=A', [-43.9, 4.8]],
  ['https://www.openstreetmap.org/#map=17/43.9/4.8', [43.9, 4.8]],
  ['https://www.openstreetmap.org/?mlat=43.9&mlon=4.8#map=17/44/5', [43.9, 4.8]],
  ['https://maps.apple.com/?saddr=48.8,2.3&daddr=43.9,4.8', [43.9, 4.8]],
  ['https://maps.example/?destination=43.9,4.8', [43.9, 4.8]],
  ['https://www.google.com/maps/dir//43.9,4.8/@44,5,9z', [43.9, 4.8]],
  ['https://wego.here.com/?map=43.9,4.8,15,normal', [43.9, 4.8]],
  ['https://ul.waze.com/ul?to=ll.43.9%2C4.8&navigate=yes', [43.9, 4.8]],
  ['https://www.waze.com/fr/live-map/directions?to=ll.43.9%2C4.8', [43.9, 4.8]],
  ['https://yandex.com/maps/?ll=4.8%2C43.9&z=17', [43.9, 4.8]],
  ['https://fr.mappy.com/plan#/4.8,43.9', [43.9, 4.8]],
  ['geo:43.9,4.8;u=35', [43.9, 4.8]],
  ['geo:0,0?q=43.9,4.8(Hôtel)', [43.9, 4.8]],
])('the typed coordinates « %s » are read as %j', (typed, place) => {
  expect(parseCoordinates(typed)).toEqual(place && { lat: place[0], lng: place[1] });
});

it.each([
  '-20.4512',
  '[4.8055, 43.9493]',
  '45,9',
  'le lagon',
  '1, 2, 3',
  '12 ; là',
  '43 N, 4 N',
  "43.5° 20' N, 4° E",
  "43°70' N 4° E",
])('the typed text « %s » is refused as coordinates, with an example', (typed) => {
  expect(parseCoordinates(typed)).toBe(typed);
  expect(
    parseCoordinates(unreadableCoordinatesHint(typed).replace(/^.*exemple /, '')),
  ).toHaveProperty('lat');
});

it.each([
  'https://maps.app.goo.gl/AbCd1234',
  'https://www.google.com/maps?q=12+14+rue+Joseph-Vernet',
  // Routes: from a point to a name, and with a view of the whole way.
  'https://www.google.com/maps/dir/43.9,4.8/Avignon/@44.1,4.9,9z',
  'https://www.openstreetmap.org/directions?to=Avignon#map=6/46.4/3.5',
])('the link « %s » is refused as coordinates, with instructions', (link) => {
  expect(parseCoordinates(link)).toBe(link);
  expect(unreadableCoordinatesHint(link)).toContain('ouvrez-y le lieu');
});
