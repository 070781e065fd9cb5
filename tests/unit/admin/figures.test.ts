import { expect, it } from 'vitest';
import type { Titles } from '#admin/data/titles.ts';
import { figuresToCsv, nameFigures } from '#admin/features/figures/figures.ts';

const counts = (read: number) => ({ read, saved: 3, shared: 0, followed: 1 });
const RANKED = [
  { kind: 'article' as const, id: 'momiji', counts: { ...counts(9), saved: 0, followed: 0 } },
  { kind: 'hotel' as const, id: 'effacé', counts: counts(8) },
  { kind: 'hotel' as const, id: 'momiji', counts: counts(6) },
];
const TITLE = { id: 'momiji', note: '', path: null, at: null };
const NAMES: Titles = {
  isCut: false,
  titles: [
    { ...TITLE, section: 'hotels', label: 'Ryokan Momiji' },
    { ...TITLE, section: 'articles', label: 'Sous l’érable, "vu" d’ici' },
  ],
};

it('figures of deleted records are left out, unless their names were not all read', () => {
  expect(nameFigures(RANKED, NAMES).map(({ name }) => name)).toEqual([
    'Sous l’érable, "vu" d’ici',
    'Ryokan Momiji',
  ]);
  expect(nameFigures(RANKED, { ...NAMES, isCut: true })[1]?.name).toBe('effacé');
});

it('the CSV file of figures leaves cells of articles empty that only hotels have', () => {
  expect(figuresToCsv(nameFigures(RANKED, NAMES)).slice(1).split('\r\n')).toEqual([
    'Type;Nom;Adresse de la page;Lectures;Mises en favoris;Partages;Vers le partenaire',
    'Article;"Sous l’érable, ""vu"" d’ici";/blog/momiji;9;;;',
    'Hôtel;Ryokan Momiji;/hotels/momiji;6;3;0;1',
    '',
  ]);
});
