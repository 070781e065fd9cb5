// @vitest-environment jsdom

import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { destinationQueries } from '#data/queries.ts';
import type { Destination } from '#domain/destination/destination.ts';
import { DestinationPage } from '#features/destination/destination-page.tsx';
import { renderInRouter } from '../in-router.tsx';

const JAPON: Destination = {
  id: 'japon',
  destination_name: 'Japon',
  destination_slug: 'japon',
  display_order: 2,
  active: true,
  publish_at: null,
  banner_image: '/art/destination-japon-1280.webp',
  subtitle: 'L’auberge, le bain, la feuille d’érable',
  description: 'Un tatami, une fleur.\n\n\n\nDeux nuits <em>au moins</em>.\n\n\n\n\n\nEn train.',
  seo_title: null,
  seo_description: null,
  seo_keywords: null,
  created_at: null,
  updated_at: null,
};

function open(change: Partial<Destination> = {}) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  queryClient.setQueryData(destinationQueries.hotels('japon').queryKey, { hotels: [], count: 0 });
  renderInRouter(<DestinationPage destination={{ ...JAPON, ...change }} />, { queryClient });
}
const paragraphs = () =>
  [...screen.getByRole('region', { name: 'Présentation' }).querySelectorAll('p')].map(
    (paragraph) => paragraph.textContent,
  );

afterEach(cleanup);

describe('the destination page', () => {
  it('names its photograph by the alternative text, or else by the destination', () => {
    const photo = '/media/0123456789abcdef01234567-1280.webp#w=2560&h=1920';
    open({ banner_image: `${photo}&a=Une%20barque` });
    expect(screen.getByRole('img', { name: 'Une barque' })).toBeTruthy();
    cleanup();
    open({ banner_image: photo });
    expect(screen.getByRole('img', { name: `Japon, ${JAPON.subtitle}` })).toBeTruthy();
  });

  it('splits the description on runs of four line breaks, and keeps emphasis', () => {
    open();
    expect(paragraphs()).toEqual(['Un tatami, une fleur.', 'Deux nuits au moins.', 'En train.']);
    expect(screen.getByText('au moins').tagName).toBe('EM');
  });

  it('keeps two line breaks inside a paragraph', () => {
    open({ description: 'Un tatami.\n\nUne fleur.\n\n\n\nEn train.' });
    expect(paragraphs()).toEqual(['Un tatami.Une fleur.', 'En train.']);
    expect(document.querySelectorAll('p > br')).toHaveLength(1);
  });

  it.each([null, '', '\n\n\n\n'])(
    'has no presentation section when the description is %j',
    (description) => {
      open({ description, subtitle: null });
      expect(screen.queryByRole('region', { name: 'Présentation' })).toBeNull();
      expect(screen.getByRole('heading', { name: 'Où dormir' })).toBeTruthy();
    },
  );
});
