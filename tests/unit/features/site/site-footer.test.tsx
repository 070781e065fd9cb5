// @vitest-environment happy-dom

import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SiteFooter } from '#features/site/site-footer.tsx';
import { renderInRouter } from '../in-router.tsx';

afterEach(cleanup);

test('leaves the column out when there is nothing to list', () => {
  renderInRouter(<SiteFooter destinations={[]} year={2026} />);
  expect(screen.queryByText('Destinations Populaires')).toBeNull();
});

test('invites to the newsletter only where there is a form', () => {
  renderInRouter(
    <SiteFooter destinations={[]} year={2026} newsletterForm={<form title="Form" />} />,
  );
  const invitation = screen.getByRole('region', { name: 'Une lettre, le premier jeudi du mois' });
  expect(within(invitation).getByTitle('Form')).toBeTruthy();
  cleanup();
  renderInRouter(<SiteFooter destinations={[]} year={2026} />);
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByText(/^Découvrez les meilleures adresses d’hôtels cinq étoiles/)).toBeTruthy();
});
