import { expect, it } from 'vitest';
import { figuresToCsv, nameFigures } from '#admin/features/figures/figures.ts';

it('the CSV file of figures names hotels and articles, and leaves out deleted ones', () => {
  const counts = { read: 6, saved: 3, shared: 0, followed: 1 };
  const ranked = [
    { kind: 'article' as const, id: 'momiji', counts: { ...counts, saved: 0, followed: 0 } },
    { kind: 'hotel' as const, id: 'effacé', counts },
    { kind: 'hotel' as const, id: 'momiji', counts },
  ];
  const title = { id: 'momiji', at: null };
  const titles = [
    { ...title, section: 'hotels', label: 'Momiji', note: 'Hôtel, Japon', path: '/hotels/momiji' },
    { ...title, section: 'articles', label: '"Vu" d’ici', note: 'Article', path: '/blog/momiji' },
  ] as const;
  expect(figuresToCsv(nameFigures(ranked, titles)).slice(1).split('\r\n')).toEqual([
    'Nom;Quoi;Adresse de la page;Lectures;Mises en favoris;Partages;Vers le partenaire',
    '"""Vu"" d’ici";Article;/blog/momiji;6;0;0;0',
    'Momiji;"Hôtel, Japon";/hotels/momiji;6;3;0;1',
    '',
  ]);
});
