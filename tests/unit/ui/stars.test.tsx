// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Stars } from '#ui/stars.tsx';

afterEach(cleanup);

test.each([
  { value: 4.8, figure: '4,8' },
  { value: 7, figure: '5,0' },
  { value: -1, figure: '0,0' },
  { value: Number.NaN, figure: '0,0' },
])('a rating of $value is displayed as the number $figure', ({ value, figure }) => {
  render(<Stars value={value} />);
  const stars = screen.getByRole('img', { name: `Note\u00a0: ${figure} sur 5` });
  expect(stars.textContent).toBe(figure);
});
