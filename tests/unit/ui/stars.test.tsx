// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Stars } from '#ui/stars.tsx';

afterEach(cleanup);

const fill = () => {
  const stars = screen.getByRole('img').querySelector<HTMLElement>('.stars');
  return Number.parseFloat(stars?.style.getPropertyValue('--fill') ?? '');
};

test.each([
  { value: 4.8, figure: '4,8' },
  { value: 5, figure: '5,0' },
  { value: 0, figure: '0,0' },
  { value: 4.449, figure: '4,4' },
  { value: 7, figure: '5,0' },
  { value: -1, figure: '0,0' },
  { value: Number.NaN, figure: '0,0' },
])('a rating of $value is displayed as $figure', ({ value, figure }) => {
  render(<Stars value={value} />);
  const stars = screen.getByRole('img', { name: `Note\u00a0: ${figure} sur 5` });
  expect(stars.textContent).toBe(figure);
});

test('the scale of a rating is displayed on demand', () => {
  render(<Stars value={4.9} outOf />);
  expect(screen.getByRole('img', { name: 'Note\u00a0: 4,9 sur 5' }).textContent).toBe('4,9 / 5');
});

test('the fill of the stars is proportional and ends inside a star, never in a gap', () => {
  // Five stars of 12 px, 16 px apart, are 76 px wide.
  const { rerender } = render(<Stars value={3.5} />);
  expect(fill()).toBeCloseTo(((3 * 16 + 6) / 76) * 100, 1);
  rerender(<Stars value={0} />);
  expect(fill()).toBe(0);
  rerender(<Stars value={5} />);
  expect(fill()).toBeGreaterThanOrEqual(100);
});
