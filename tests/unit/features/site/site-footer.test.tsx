// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SiteFooter } from '#features/site/site-footer.tsx';
import { renderInRouter } from '../in-router.tsx';

afterEach(cleanup);

test('the footer has no column of destinations when there are no destinations', () => {
  renderInRouter(<SiteFooter destinations={[]} year={2026} />);
  expect(screen.queryByText('Destinations Populaires')).toBeNull();
});
