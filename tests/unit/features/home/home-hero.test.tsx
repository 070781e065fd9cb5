// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { HomeHero } from '#features/home/home-hero.tsx';
import { renderInRouter } from '../in-router.tsx';

it('with reduced motion, « Découvrir » leads to the hotels without animation', () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  renderInRouter(
    <>
      <HomeHero />
      <section id="featured" tabIndex={-1} aria-label="Hôtels" />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Découvrir' }));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ behavior: 'instant' }),
  );
});
