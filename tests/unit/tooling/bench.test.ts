import { expect, test } from 'vitest';
import { isBroken } from '../../bench/budgets.ts';
import { brokenBudgets, resultTable } from '../../bench/report.ts';
import { median, medians } from '../../bench/statistics.ts';

test('the median is right for odd and even counts, and NaN when a value is missing', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([1, Number.NaN])).toBeNaN();
  expect(medians([{ lcp: 1 }, { lcp: 3 }, { lcp: 2 }])).toEqual({ lcp: 2 });
});

test('a budget is broken by too high a value, too low a score or a missing value', () => {
  expect(isBroken('coldStart', 'site', 1500)).toBe(false);
  expect(isBroken('coldStart', 'site', 1501)).toBe(true);
  expect(isBroken('seo', 'home', 100)).toBe(false);
  expect(isBroken('seo', 'home', 99)).toBe(true);
  expect(isBroken('seo', 'home', Number.NaN)).toBe(true);
});

test('the result table shows goals and values, and marks broken budgets', () => {
  const results = { floor: { cls: 0 }, home: { cls: 0.4 }, site: { keystroke: 0.2 } };
  const [head, , cls, keystroke] = resultTable(results).split('\n');
  expect(head).toMatch(/goal \| floor \| +home \| site \|$/);
  expect(cls).toMatch(/^\| CLS .*≤ 0\.01 \| +0 \| ✖ 0\.40 \(0\.01\) \| +\|$/);
  expect(keystroke).toMatch(/each keystroke, ms .* 0\.20 \|$/);
  expect(brokenBudgets(results)).toEqual(['home: CLS is 0.40, its budget 0.01']);
});
