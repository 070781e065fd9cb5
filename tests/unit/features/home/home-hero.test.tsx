// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HomeHero } from '#features/home/home-hero.tsx';
import { renderInRouter } from '../in-router.tsx';

const scrollTo = vi.fn();
let reducedMotion = false;

beforeEach(() => {
  scrollTo.mockClear();
  reducedMotion = false;
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The hero, and the section it leads to, 900 px below the top of the window. */
function renderHome(windowWidth: number) {
  vi.stubGlobal('innerWidth', windowWidth);
  vi.stubGlobal('scrollY', 30);
  renderInRouter(
    <>
      <HomeHero />
      <section id="featured" tabIndex={-1} aria-label="Hôtels" />
    </>,
  );
  const section = screen.getByRole('region', { name: 'Hôtels' });
  vi.spyOn(section, 'getBoundingClientRect').mockReturnValue({ top: 900 } as DOMRect);
  fireEvent.click(screen.getByRole('button', { name: 'Découvrir' }));
  return section;
}

describe('HomeHero', () => {
  it('has the exact title, and a poster that hydration waits for', () => {
    const { container } = renderInRouter(<HomeHero />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Découvrez les plus beaux palaces du monde',
    );
    const poster = container.querySelector('img[elementtiming="hero"]');
    expect(poster?.getAttribute('loading')).toBe('eager');
    expect(poster?.getAttribute('alt')).toMatch(/^Affiche/);
  });

  it.each([
    [390, 30 + 900 - 48],
    [767, 30 + 900 - 48],
    [768, 30 + 900 - 64],
    [1440, 30 + 900 - 64],
  ])('leads to the hotels, at the right height in a window of %i px', (width, top) => {
    const section = renderHome(width);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top, behavior: 'smooth' });
    expect(document.activeElement).toBe(section);
  });

  it('scrolls without animation with reduced motion', () => {
    reducedMotion = true;
    renderHome(1440);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 866, behavior: 'instant' });
  });
});
