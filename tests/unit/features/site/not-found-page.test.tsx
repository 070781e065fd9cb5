// @vitest-environment happy-dom

import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { NotFoundPage } from '#features/site/not-found-page.tsx';
import { renderInRouter } from '../in-router.tsx';

afterEach(cleanup);

test('says so in French and links home as « Return to Home »', async () => {
  await act(async () => void renderInRouter(<NotFoundPage />, { path: '/nulle-part' }));
  const main = within(screen.getByRole('main'));
  expect(main.getByText('404')).toBeTruthy();
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Cette page a pris le large');
  const home = main.getByRole('link', { name: 'Return to Home' });
  expect(home.getAttribute('href')).toBe('/');
  expect(home.getAttribute('lang')).toBe('en');
});
