/** Scrolls to a section like an anchor link; the next Tab continues from there. */
export function scrollToSection(id: string): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const section = document.getElementById(id);
  section?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' });
  section?.focus({ preventScroll: true });
}
