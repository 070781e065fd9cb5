// Inlined in every page after boot.inline.js. Keeps the section that the URL's hash names in place while
// pictures, fonts and sections above move the page. Ends at the first press, or once the visitor has
// scrolled.
addEventListener('DOMContentLoaded', () => {
  // Looks the section up each time, because React may replace it.
  const section = () => document.getElementById(location.hash.slice(1));
  if (!section()) return;
  const offset = () => section() && Math.round(section().getBoundingClientRect().top + scrollY);
  let sectionAt;
  let windowAt;
  const moves = new ResizeObserver(() => {
    if (offset() === sectionAt) return;
    section()?.scrollIntoView({ behavior: 'instant' });
    sectionAt = offset();
    windowAt = scrollY;
  });
  moves.observe(document.body);
  const leave = () => moves.disconnect();
  addEventListener('pointerdown', leave);
  addEventListener('keydown', leave);
  addEventListener('scroll', () => {
    if (offset() === sectionAt && scrollY !== windowAt) leave();
  });
});
