/** Scrolls to a section as a link to its id does: the next Tab continues from there. */
export function scrollToSection(id: string): void {
  const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const section = document.getElementById(id);
  section?.scrollIntoView({ behavior: isMotionReduced ? 'instant' : 'smooth' });
  section?.focus({ preventScroll: true });
}
