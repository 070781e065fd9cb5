// @vitest-environment happy-dom

import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BookingCard } from '#features/hotel-page/booking-card.tsx';
import { renderInRouter } from '../in-router.tsx';
import { aHotel } from './a-hotel.ts';

const AVAILABILITY = 'Voir les disponibilités';

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

test('the booking card shows the price per night and the three promises', () => {
  const { container } = renderInRouter(<BookingCard hotel={aHotel({ price: 1180 })} />);
  expect(container.textContent).toContain('À partir de 1\u202f180€/nuit');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Annulation gratuite',
    'Sans frais de réservation',
    'Confirmation immédiate',
  ]);
});

test('the booking card marks featured hotels only', () => {
  const { rerender } = renderInRouter(<BookingCard hotel={aHotel({ featured: true })} />);
  expect(screen.getByText('Coup de cœur')).toBeTruthy();
  rerender(<BookingCard hotel={aHotel({ featured: false })} />);
  expect(screen.queryByText('Coup de cœur')).toBeNull();
});

test('the booking card links to the contact page', () => {
  renderInRouter(<BookingCard hotel={aHotel()} />);
  const link = screen.getByRole('link', { name: 'Nous contacter' });
  expect(link.getAttribute('href')).toBe('/contact');
});

test('the booking card falls back to the search of the default partner without a booking URL', () => {
  renderInRouter(<BookingCard hotel={aHotel()} />);
  expect(screen.getByRole('link', { name: AVAILABILITY }).getAttribute('href')).toBe(
    'https://reservation.example.com/recherche?q=Anse%20Rose%20La%20Digue%2C%20Seychelles',
  );
});

test('offline, the booking card says that availability needs a connection, and has no link', async () => {
  renderInRouter(<BookingCard hotel={aHotel()} />);
  await act(async () => onlineManager.setOnline(false));
  expect(screen.queryByRole('link', { name: AVAILABILITY })).toBeNull();
  const button = screen.getByRole('button', { name: AVAILABILITY });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  const note = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toMatch(/^Les disponibilités demandent une connexion/);

  await act(async () => onlineManager.setOnline(true));
  expect(screen.getByRole('link', { name: AVAILABILITY })).toBeTruthy();
});
