// Inlined in every page by the build (its hash is in the Content-Security-Policy).
// Hydration competes with the largest contentful paint: the application is loaded once the
// hero has painted, at the first touch or key, or after 3 s, whichever comes first. A button
// pressed before that is pressed again by the application; what is typed into a form that keeps
// a draft is saved to it here, until the form's own code does so.
(() => {
  const { entry } = document.documentElement.dataset;
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    import(entry).catch(() => {
      early.stop();
      // A file of an older deploy is gone: reload the page, once.
      try {
        if (sessionStorage.getItem('reloadedFor') === entry) return;
        sessionStorage.setItem('reloadedFor', entry);
        location.reload();
      } catch {
        // Without storage the reloads could go on for ever.
      }
    });
  };
  const afterPaint = () => requestAnimationFrame(() => setTimeout(start));

  const early = { target: null, stop: () => undefined };
  window.earlyPress = early;
  const keep = (event) => {
    const target =
      event.type === 'submit' ? event.target : event.target.closest?.('button:not([data-native])');
    if (!target) return;
    event.preventDefault();
    early.target = target;
  };
  for (const type of ['click', 'submit']) addEventListener(type, keep, true);
  early.stop = () => {
    for (const type of ['click', 'submit']) removeEventListener(type, keep, true);
  };

  const keepTyped = ({ target }) => {
    const key = target.form?.dataset.draft;
    if (!key) return;
    try {
      const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}');
      sessionStorage.setItem(key, JSON.stringify({ ...draft, [target.name]: target.value }));
    } catch {
      // Storage is blocked.
    }
  };
  addEventListener('input', keepTyped, true);

  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, start, { capture: true, once: true, passive: true });
  }
  setTimeout(start, 3000);
  addEventListener('DOMContentLoaded', () => {
    const hero = document.querySelector('img[elementtiming="hero"]');
    if (!hero) return afterPaint();
    hero.addEventListener('error', start);
    if (PerformanceObserver.supportedEntryTypes?.includes('element')) {
      new PerformanceObserver(start).observe({ type: 'element', buffered: true });
    } else if (hero.complete) afterPaint();
    else hero.addEventListener('load', afterPaint);
  });
})();
