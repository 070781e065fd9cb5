import { scrollOffset } from '#domain/site/layout.ts';

/** Brings a section of the page under the eyes, a little below the top of the window (spec section 9). */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (section === null) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({
    top: section.getBoundingClientRect().top + window.scrollY - scrollOffset(window.innerWidth),
    behavior: calm ? 'instant' : 'smooth',
  });
  // Whoever goes on by keyboard goes on from there.
  section.focus({ preventScroll: true });
}
