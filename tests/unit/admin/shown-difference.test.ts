import { expect, test } from 'vitest';
import { shownDifference } from '#admin/features/editor/shown-value.ts';

test.each([
  { mine: 'Kyoto', theirs: '', shown: { mine: 'Kyoto', theirs: '(vide)' } },
  { mine: '2026-12-01T09:00', theirs: '', shown: { mine: '01/12/2026 09:00', theirs: '(vide)' } },
  { mine: true, theirs: false, shown: { mine: 'oui', theirs: 'non' } },
  { mine: ['a', 'b'], theirs: [], shown: { mine: 'a, b', theirs: '(vide)' } },
  {
    mine: [{ url: '/a.jpg', alt: 'Cour' }],
    theirs: [{ url: '/a.jpg', alt: '' }],
    shown: { mine: '/a.jpg – Cour', theirs: '/a.jpg' },
  },
])('%o', ({ mine, theirs, shown }) => {
  expect(shownDifference(mine, theirs)).toEqual(shown);
});

test('long texts are shown from a little before what differs', () => {
  const start = 'Une cour de mousse. '.repeat(40);
  const end = ' Et la nuit.'.repeat(40);
  const { mine, theirs } = shownDifference(`${start}LE MIEN${end}`, `${start}LE LEUR${end}`);
  expect(mine).toMatch(/^….{0,80}LE MIEN.*…$/);
  expect(theirs).toMatch(/^….{0,80}LE LEUR.*…$/);
  expect(mine.length).toBeLessThan(260);
});

test('HTML is shown as it reads, unless only its tags differ', () => {
  expect(shownDifference('<p>La <strong>cour</strong></p>', '<p>Le jardin</p>')).toEqual({
    mine: 'La cour',
    theirs: 'Le jardin',
  });
  expect(shownDifference('<p>La cour</p>', '<h2>La cour</h2>')).toEqual({
    mine: '<p>La cour</p>',
    theirs: '<h2>La cour</h2>',
  });
});
