// Inlined in every page by the build (its hash is in the Content-Security-Policy). Hydration, fonts,
// the pictures below the hero and the print styles would compete with the hero: they wait until the
// hero has painted, for the first touch or key, or for 3 s. With a service worker, which has cached
// the fonts, fonts wait only for the first paint. Until an element's code has loaded, the script
// holds the last press, which the application repeats (src/ui/early-press.ts), and saves typed text.
(() => {
  const { entry, scripts } = document.documentElement.dataset;
  let started = false;
  // A reload or Back restores the scroll position only if the whole page is laid out.
  const [visit] = performance.getEntriesByType('navigation');
  if (visit?.type !== 'navigate') delete document.documentElement.dataset.first;
  const preload = (href) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(link);
  };
  // Adds all faces at once, because each addition lays out the page again. Browsers load the faces of
  // other alphabets, whose ranges do not begin with ASCII, when a text needs them.
  const loadFonts = async () => {
    const fonts = document.getElementById('fonts');
    if (!fonts) return;
    fonts.removeAttribute('id');
    const faces = Array.from(fonts.sheet.cssRules, ({ style }) => {
      const of = (name) => style.getPropertyValue(name);
      return new FontFace(of('font-family').replaceAll('"', ''), of('src'), {
        style: of('font-style'),
        weight: of('font-weight'),
        unicodeRange: of('unicode-range'),
      });
    });
    const latin = faces.filter(({ unicodeRange }) => /^U\+0+-/.test(unicodeRange));
    await Promise.allSettled(latin.map((face) => face.load()));
    for (const face of faces) document.fonts.add(face);
  };
  const start = () => {
    if (started) return;
    started = true;
    document.documentElement.dataset.started = '';
    void loadFonts();
    document.querySelector('link[disabled]')?.removeAttribute('disabled');
    // Preloads all scripts of the page at once: discovered through imports, they would load one after the other.
    for (const script of scripts?.match(/\S+/g) ?? []) preload(script);
    import(entry).catch(recover);
  };
  // The import may have failed with the network, or by a navigation in Firefox and Safari: the next press tries again.
  const recover = () => {
    started = false;
    early.isWaiting = () => false;
    void reloadIfGone();
  };
  // Reloads the page, once, if a deploy has removed the files of its build.
  const reloadIfGone = async () => {
    const { status } = await fetch(entry, { method: 'HEAD', cache: 'no-store' }).catch(() => ({}));
    if (status !== 404) return;
    try {
      if (sessionStorage.getItem('reloadedFor') === entry) return;
      sessionStorage.setItem('reloadedFor', entry);
      location.reload();
    } catch {
      // Without storage, nothing could stop the page from reloading again and again: it does not reload.
    }
  };
  addEventListener('vite:preloadError', reloadIfGone);
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, start, { capture: true, passive: true });
  }
  // Starts a page that is shown again from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => persisted && start());
  const afterPaint = (action) => requestAnimationFrame(() => setTimeout(action));

  // The application replaces `isWaiting` when it has hydrated. Until then links load documents.
  const early = { target: null, index: 0, isWaiting: (target) => !target.href };
  window.early = early;
  const hold = (event) => {
    const { type, target: pressed } = event;
    const target =
      type === 'submit' ? pressed : pressed.closest?.('button, a[href^="/"]:not([target])');
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!target || isModified || !early.isWaiting(target)) return;
    event.preventDefault();
    early.target = target;
    early.index = [...document.querySelectorAll(target.localName)].indexOf(target);
  };
  for (const type of ['click', 'submit']) addEventListener(type, hold, true);

  const keepTyped = ({ target }) => {
    const key = target.form?.dataset.draft;
    if (!key || !early.isWaiting(target)) return;
    try {
      const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}');
      sessionStorage.setItem(key, JSON.stringify({ ...draft, [target.name]: target.value }));
    } catch {
      // Without storage, typed texts are not saved.
    }
  };
  addEventListener('input', keepTyped, true);

  setTimeout(start, 3000);
  addEventListener('DOMContentLoaded', () => {
    if (navigator.serviceWorker?.controller) afterPaint(loadFonts);
    const hero = document.querySelector('img[elementtiming="hero"]');
    if (!hero) return afterPaint(start);
    hero.addEventListener('error', start);
    if (PerformanceObserver.supportedEntryTypes?.includes('element')) {
      // The observer also reports the hero's placeholder, a data: URL.
      const see = (list) =>
        list.getEntries().some(({ url }) => !url.startsWith('data:')) && start();
      new PerformanceObserver(see).observe({ type: 'element', buffered: true });
    } else if (hero.complete) afterPaint(start);
    else hero.addEventListener('load', () => afterPaint(start));
  });
})();
