import { expect, test } from 'vitest';
import type { Paragraph } from '#domain/text/limited-html.ts';
import { HOTEL_TABS } from '#features/hotel-page/hotel-tab.ts';
import { TAB_TEXTS, tabParagraphs } from '#features/hotel-page/hotel-texts.ts';
import { aHotel } from './a-hotel.ts';

const texts = (paragraphs: Paragraph[]) =>
  paragraphs.map(({ children }) => children.map((node) => JSON.stringify(node)).join(''));
const plain = (...paragraphs: string[]) => paragraphs.map((text) => JSON.stringify(text));

test('a hotel’s tabs are experience, services and location, in that order', () => {
  expect(HOTEL_TABS.map((tab) => TAB_TEXTS[tab].label)).toEqual([
    "L'Expérience",
    'Services & Équipements',
    'Emplacement',
  ]);
});

test.each(HOTEL_TABS)('a hotel without texts shows the fallback text of the tab « %s »', (tab) => {
  expect(texts(tabParagraphs(aHotel(), tab))).toEqual(plain(TAB_TEXTS[tab].fallback));
});

test.each(HOTEL_TABS)(
  'a hotel whose texts are only tags shows the fallback text of the tab « %s »',
  (tab) => {
    const hotel = aHotel({
      experience_description: '<p></p><br>',
      amenities_description: '<script>alert(1)</script>',
      location_description: '<img src=x>',
    });
    expect(texts(tabParagraphs(hotel, tab))).toEqual(plain(TAB_TEXTS[tab].fallback));
  },
);

test('each tab of a hotel shows its own text', () => {
  const hotel = aHotel({
    experience_description: 'On arrive par la mer.\n\nOn repart à regret.',
    amenities_description: 'Un kayak par maison.',
    location_description: 'Au bout de la route.',
  });
  expect(texts(tabParagraphs(hotel, 'experience'))).toEqual(
    plain('On arrive par la mer.', 'On repart à regret.'),
  );
  expect(texts(tabParagraphs(hotel, 'services'))).toEqual(plain('Un kayak par maison.'));
  expect(texts(tabParagraphs(hotel, 'emplacement'))).toEqual(plain('Au bout de la route.'));
});

test('the description of a hotel opens the experience tab, before its own text or the fallback text', () => {
  const description = 'Douze <strong onclick="x()">maisons</strong> de bois.';
  const opening = JSON.stringify('Douze ')
    .concat(JSON.stringify({ tag: 'strong', children: ['maisons'] }))
    .concat(JSON.stringify(' de bois.'));
  const told = aHotel({ description, experience_description: 'On arrive par la mer.' });
  expect(texts(tabParagraphs(told, 'experience'))).toEqual([
    opening,
    ...plain('On arrive par la mer.'),
  ]);
  expect(texts(tabParagraphs(aHotel({ description }), 'experience'))).toEqual([
    opening,
    ...plain(TAB_TEXTS.experience.fallback),
  ]);
  expect(texts(tabParagraphs(told, 'services'))).toEqual(plain(TAB_TEXTS.services.fallback));
});
