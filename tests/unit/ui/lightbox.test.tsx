// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Lightbox } from '#ui/pictures/lightbox.later.tsx';
import { teachDialogs } from '../../support/dialog-element.ts';

const PICTURES = ['Le ponton.', 'Le salon.', 'La plage.'].map((alt, index) => ({
  url: `/art/hotel-${index}-1280.webp`,
  alt,
  caption: `Légende\u00a0: ${alt}`,
}));

const onClose = vi.fn();

const show = ({ start = 0, pictures = PICTURES } = {}) =>
  render(<Lightbox label="Les images" pictures={pictures} start={start} onClose={onClose} />);

const status = () => screen.getByRole('status').textContent;
const press = (key: string) => fireEvent.keyDown(screen.getByRole('dialog'), { key });
const arrow = (name: string) => screen.getByRole('button', { name });

beforeEach(teachDialogs);

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test('the lightbox is a modal dialog that opens at the chosen picture and announces the picture', () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  show({ start: 1 });
  expect(showModal).toHaveBeenCalledOnce();
  expect(screen.getByRole('dialog', { name: 'Les images' })).toBeTruthy();
  expect(status()).toBe('2 sur 3Légende\u00a0: Le salon.');
});

test('the lightbox exposes only the visible picture to screen readers', () => {
  show({ start: 2 });
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'La plage.',
  ]);
});

test.each([
  { start: 0, key: 'ArrowRight', said: '2 sur 3Légende\u00a0: Le salon.' },
  { start: 0, key: 'End', said: '3 sur 3Légende\u00a0: La plage.' },
  { start: 2, key: 'ArrowRight', said: '3 sur 3Légende\u00a0: La plage.' },
])('the lightbox moves from index $start to « $said » on $key', ({ start, key, said }) => {
  show({ start });
  press(key);
  expect(status()).toBe(said);
});

test('a lightbox with a single picture has no arrows', () => {
  show({ pictures: PICTURES.slice(0, 1) });
  expect(screen.getAllByRole('button').map((button) => button.ariaLabel)).toEqual(['Fermer']);
  press('ArrowRight');
  expect(status()).toBe('1 sur 1Légende\u00a0: Le ponton.');
});

test('the lightbox closes on its button, and on the close event that Escape fires', () => {
  show();
  fireEvent.click(arrow('Fermer'));
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('a swipe down closes the lightbox, but no sideways swipe and no drag with the mouse', () => {
  show();
  const pictures = screen.getByRole('list', { name: 'Images' });
  const swipe = (x: number, y: number, pointerType = 'touch') => {
    fireEvent(
      pictures,
      new MouseEvent('pointerdown', { bubbles: true, clientX: 200, clientY: 300 }),
    );
    const up = new MouseEvent('pointerup', { bubbles: true, clientX: x, clientY: y });
    fireEvent(pictures, Object.assign(up, { pointerType }));
  };
  swipe(20, 400);
  swipe(200, 450, 'mouse');
  expect(onClose).not.toHaveBeenCalled();
  swipe(230, 450);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a picture whose alternative text equals its caption is described to screen readers once', () => {
  show({ pictures: PICTURES.slice(0, 1).map((picture) => ({ ...picture, caption: picture.alt })) });
  expect(screen.queryByRole('img')).toBeNull();
  expect(status()).toBe('1 sur 1Le ponton.');
});
