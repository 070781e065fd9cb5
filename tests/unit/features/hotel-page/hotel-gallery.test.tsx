// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { photoAddress } from '#domain/media/photo.ts';
import { HotelGallery } from '#features/hotel-page/hotel-gallery.tsx';
import { teachDialogs } from '../../../support/dialog-element.ts';

const HOTEL = {
  name: 'Anse Rose',
  gallery: [
    { url: '/art/destination-maldives-1280.webp', alt: 'Le ponton.' },
    { url: 'https://images.example/salon.jpg', alt: 'Le salon.' },
  ],
};

const plate = (alt: string) => screen.getByRole('button', { name: `Agrandir\u00a0: ${alt}` });

beforeEach(teachDialogs);
afterEach(cleanup);

test('a gallery photograph falls back to its own alternative text, and shows its caption', async () => {
  const url = photoAddress({
    ...{ id: '0123456789abcdef01234567', width: 900, height: 1200, focal: { x: 50, y: 50 } },
    ...{ placeholder: '', alt: 'Une barque', caption: 'Le quai.' },
  });
  const gallery = [
    { url, alt: '' },
    { url, alt: 'La barque du matin' },
  ];
  render(<HotelGallery hotel={{ ...HOTEL, gallery }} />);
  expect(screen.getByRole('img', { name: 'Une barque' })).toBeDefined();
  expect(screen.getByRole('img', { name: 'La barque du matin' })).toBeDefined();
  expect(screen.getAllByText('Le quai.')).toHaveLength(2);
  fireEvent.click(plate('Une barque'));
  const dialog = await screen.findByRole('dialog');
  expect(screen.getByRole('status').textContent).toBe('1 sur 2Le quai.');
  // The lightbox shows the photograph uncropped, 900 by 1,200 px.
  expect(dialog.querySelector('li')?.style.getPropertyValue('--ratio')).toBe('0.75');
});

test('a hotel without gallery pictures has no gallery', () => {
  const { container } = render(<HotelGallery hotel={{ ...HOTEL, gallery: [] }} />);
  expect(container.innerHTML).toBe('');
});
