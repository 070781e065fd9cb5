// @vitest-environment happy-dom

import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SiteFooter } from '#features/site/site-footer.tsx';
import { renderInRouter } from '../in-router.tsx';

const NAMES = ['Bali', 'Côte d’Azur', 'Cyclades', 'Engadine', 'Seychelles', 'Toscane', 'Venise'];
const destinations = NAMES.map((name, index) => ({
  destination_name: name,
  destination_slug: `lieu-${index}`,
}));

const links = (title: string) =>
  within(screen.getByRole('navigation', { name: title })).getAllByRole('link');
const hrefs = (title: string) => links(title).map((link) => link.getAttribute('href'));

afterEach(cleanup);

test('lists five destinations at most, each linked to its page', () => {
  renderInRouter(<SiteFooter destinations={destinations} year={2026} />);
  expect(links('Destinations Populaires').map((link) => link.textContent)).toEqual(
    NAMES.slice(0, 5),
  );
  expect(hrefs('Destinations Populaires')).toEqual([
    '/destinations/lieu-0',
    '/destinations/lieu-1',
    '/destinations/lieu-2',
    '/destinations/lieu-3',
    '/destinations/lieu-4',
  ]);
});

test('its destinations do not reload the site', () => {
  renderInRouter(<SiteFooter destinations={destinations} year={2026} />);
  const [first] = links('Destinations Populaires');
  expect(first && fireEvent.click(first)).toBe(false);
});

test('leaves the column out when there is nothing to list', () => {
  renderInRouter(<SiteFooter destinations={[]} year={2026} />);
  expect(screen.queryByText('Destinations Populaires')).toBeNull();
});

test('links to every page, the legal notices included', () => {
  renderInRouter(<SiteFooter destinations={[]} year={2026} />);
  expect(hrefs('Le guide')).toEqual([
    '/',
    '/blog',
    '/destinations',
    '/vacances-sur-mesure',
    '/about',
    '/contact',
    '/legal',
  ]);
  expect(links('Le guide').at(-1)?.textContent).toBe('Mentions légales');
});

test('has the given year in the copyright line', () => {
  renderInRouter(<SiteFooter destinations={[]} year={2031} />);
  expect(screen.getByText('© 2031 Grand Séjour. Tous droits réservés.')).toBeTruthy();
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
