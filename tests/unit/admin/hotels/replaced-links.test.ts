import { expect, test } from 'vitest';
import { replacedLinks } from '#admin/features/hotels/replaced-links.ts';

test.each([
  { what: 'ticked', now: ['a'], opened: ['a'], chosen: ['a', 'b'], after: ['a', 'b'] },
  { what: 'unticked', now: ['a', 'b'], opened: ['a', 'b'], chosen: ['b'], after: ['b'] },
  { what: 'linked by others', now: ['a', 'c'], opened: ['a'], chosen: ['a'], after: ['a', 'c'] },
  { what: 'gone meanwhile', now: [], opened: ['a'], chosen: ['a'], after: [] },
  { what: 'ticked here and there', now: ['a'], opened: [], chosen: ['a'], after: ['a'] },
  { what: 'unticked here and there', now: [], opened: ['a'], chosen: [], after: [] },
  { what: 'made again', now: [], opened: [], chosen: ['a', 'b'], after: ['a', 'b'] },
])('what is $what: $after', ({ now, opened, chosen, after }) => {
  expect(replacedLinks(now, opened, chosen)).toEqual(after);
});
