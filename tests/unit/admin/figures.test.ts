import { expect, it } from 'vitest';
import { nameFigures } from '#admin/features/figures/figures.ts';

it('a figure is matched to its record by kind and id, and dropped when the record was deleted', () => {
  const counts = { read: 6, saved: 3, shared: 0, followed: 1 };
  const ranked = [
    { kind: 'article' as const, id: 'momiji', counts: { ...counts, saved: 0 } },
    { kind: 'hotel' as const, id: 'effacé', counts },
    { kind: 'hotel' as const, id: 'momiji', counts },
  ];
  const hotel = { section: 'hotels', id: 'momiji', label: 'Momiji', note: 'Hôtel', at: null };
  const article = { ...hotel, section: 'articles', label: 'Vu d’ici' };
  const titles = [hotel, article].map((title) => ({ ...title, path: null }));
  const named = nameFigures(ranked, titles).map(({ label, counts: { saved } }) => [label, saved]);
  expect(named).toEqual([
    ['Vu d’ici', 0],
    ['Momiji', 3],
  ]);
});
