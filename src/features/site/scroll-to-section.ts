/** Scrolls like an anchor, below `scroll-padding-top`; the next Tab continues from the section. */
export function scrollToSection(id: string): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const section = document.getElementById(id);
  section?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' });
  section?.focus({ preventScroll: true });
}
