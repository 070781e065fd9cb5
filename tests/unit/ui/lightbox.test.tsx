// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Lightbox } from '#ui/pictures/lightbox.tsx';
import { teachDialogs } from '../../support/dialog-element.ts';

const useEmblaCarousel = vi.hoisted(() => vi.fn());
vi.mock('embla-carousel-react', () => ({ default: useEmblaCarousel }));

const PICTURES = ['Le ponton.', 'Le salon.', 'La plage.'].map((alt, index) => ({
  url: `/art/hotel-${index}-1280.webp`,
  alt,
  caption: alt,
}));

/** The part of the carousel that the lightbox uses: a position and its listeners. */
function aCarousel(start: number) {
  let place = start;
  const told = new Set<() => void>();
  return {
    selectedScrollSnap: () => place,
    on: (_: string, tell: () => void) => told.add(tell),
    off: (_: string, tell: () => void) => told.delete(tell),
    scrollTo: vi.fn((wanted: number, _jump: boolean) => {
      place = wanted;
      for (const tell of told) tell();
    }),
  };
}

let carousel: ReturnType<typeof aCarousel>;
const onClose = vi.fn();

function show({ start = 0, pictures = PICTURES, isCalm = false, isSlow = false } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
  carousel = aCarousel(start);
  useEmblaCarousel.mockReturnValue([vi.fn(), isSlow ? undefined : carousel]);
  const lightbox = () => (
    <Lightbox label="Les images" pictures={pictures} start={start} onClose={onClose} />
  );
  const { rerender } = render(lightbox());
  return {
    /** The carousel is there. */
    start() {
      useEmblaCarousel.mockReturnValue([vi.fn(), carousel]);
      rerender(lightbox());
    },
  };
}

const status = () => screen.getByRole('status').textContent;
const press = (key: string) => fireEvent.keyDown(screen.getByRole('dialog'), { key });
const arrow = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  teachDialogs();
});

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test('is a modal dialog that opens at the pressed picture and announces it', () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  show({ start: 1 });
  expect(showModal).toHaveBeenCalledOnce();
  expect(screen.getByRole('dialog', { name: 'Les images' })).toBeTruthy();
  expect(useEmblaCarousel.mock.calls[0]?.[0]).toMatchObject({ startIndex: 1 });
  expect(status()).toBe('2 sur 3Le salon.');
});

test('only the visible picture is exposed to screen readers', () => {
  show({ start: 2 });
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'La plage.',
  ]);
});

test.each([
  { start: 0, key: 'ArrowRight', said: '2 sur 3Le salon.' },
  { start: 1, key: 'ArrowLeft', said: '1 sur 3Le ponton.' },
  { start: 0, key: 'End', said: '3 sur 3La plage.' },
  { start: 2, key: 'Home', said: '1 sur 3Le ponton.' },
  { start: 2, key: 'ArrowRight', said: '3 sur 3La plage.' },
])('$key leads from place $start to « $said »', ({ start, key, said }) => {
  show({ start });
  press(key);
  expect(status()).toBe(said);
});

test('a key that comes before the carousel is not lost', () => {
  const { start } = show({ isSlow: true });
  press('ArrowRight');
  expect(status()).toBe('2 sur 3Le salon.');
  start();
  expect(carousel.selectedScrollSnap()).toBe(1);
  press('ArrowRight');
  expect(status()).toBe('3 sur 3La plage.');
});

test('other keys are left to the browser', () => {
  show();
  expect(press('Tab')).toBe(true);
  expect(press('ArrowRight')).toBe(false);
});

test('with reduced motion nothing slides', () => {
  show({ isCalm: true });
  press('End');
  expect(carousel.scrollTo).toHaveBeenLastCalledWith(2, true);
});

test('a single picture needs no arrows', () => {
  show({ pictures: PICTURES.slice(0, 1) });
  expect(screen.getAllByRole('button').map((button) => button.ariaLabel)).toEqual(['Fermer']);
  press('ArrowRight');
  expect(status()).toBe('1 sur 1Le ponton.');
});

test('closes on its button, and on Escape, which the browser turns into a close event', () => {
  show();
  fireEvent.click(arrow('Fermer'));
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(2);
});
