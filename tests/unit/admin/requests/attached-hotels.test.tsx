// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AttachedHotels } from '#admin/features/request/attached-hotels.tsx';

afterEach(cleanup);

test('each attached hotel links to its public page, in a window of its own', () => {
  const hotels = [
    { id: 'anse-rose', name: 'Anse Rose' },
    { id: 'a?b', name: 'Ryokan Momiji' },
  ];
  render(<AttachedHotels hotels={hotels} />);
  expect(screen.getByRole('region', { name: 'Hôtels joints' })).toBeTruthy();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Anse Rose', '/hotels/anse-rose'],
    ['Ryokan Momiji', '/hotels/a%3Fb'],
  ]);
  expect(links.every((link) => link.getAttribute('target') === '_blank')).toBe(true);
});

test('a request without any shows nothing', () => {
  const { container } = render(<AttachedHotels hotels={[]} />);
  expect(container.textContent).toBe('');
});
