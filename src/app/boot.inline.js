// Inlined in every page by the build (its hash is in the Content-Security-Policy).
// Hydration and the pictures below compete with the largest contentful paint: they are loaded once
// the hero has painted, at the first touch or key, or after 3 s, whichever comes first. A button
// pressed before that is pressed again by the application; what is typed into a form that keeps
// a draft is saved to it here, until the form's own code does so. A rendered page has the styles that
// it uses in it: the whole stylesheet and the type come with the application too, or after the first
// paint where the service worker has them: before it, the page would be laid out twice.
(() => {
  const { entry, stylesheet, scripts } = document.documentElement.dataset;
  let started = false;
  let leaving = false;
  const addLink = (rel, href) => {
    const link = document.createElement('link');
    Object.assign(link, { rel, crossOrigin: '', href });
    document.head.append(link);
    return link;
  };
  const loadStyles = () => {
    if (!stylesheet || document.querySelector('head > link[rel="stylesheet"]')) return;
    const link = addLink('stylesheet', stylesheet);
    window.stylesLoaded = new Promise((resolve) => {
      link.onload = resolve;
      link.onerror = () => resolve(link.remove());
    });
  };
  const start = () => {
    if (started) return;
    started = true;
    document.documentElement.dataset.started = '';
    loadStyles();
    // All at once: found one through the other they would come in waves.
    for (const script of scripts?.match(/\S+/g) ?? []) addLink('modulepreload', script);
    import(entry).catch(recover);
  };
  // A network that fails, or a navigation that begins, which makes Firefox and Safari reject the
  // import: the next press tries again. A file of an older deploy that is gone: reload, once.
  const recover = async () => {
    started = false;
    if (leaving) return;
    early.stop();
    const { status } = await fetch(entry, { method: 'HEAD', cache: 'no-store' }).catch(() => ({}));
    if (leaving || status !== 404) return;
    try {
      if (sessionStorage.getItem('reloadedFor') === entry) return;
      sessionStorage.setItem('reloadedFor', entry);
      location.reload();
    } catch {
      // Without storage the reloads could go on for ever.
    }
  };
  const leave = () => {
    leaving = true;
  };
  for (const type of ['beforeunload', 'pagehide']) addEventListener(type, leave);
  // A page that is used was not left after all, as after a press on a mail address, or came back.
  const use = () => {
    leaving = false;
    start();
  };
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, use, { capture: true, passive: true });
  }
  addEventListener('pageshow', ({ persisted }) => persisted && use());
  const afterPaint = (action) => requestAnimationFrame(() => setTimeout(action));

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

  setTimeout(start, 3000);
  addEventListener('DOMContentLoaded', () => {
    if (navigator.serviceWorker?.controller) afterPaint(loadStyles);
    const hero = document.querySelector('img[elementtiming="hero"]');
    if (!hero) return afterPaint(start);
    hero.addEventListener('error', start);
    if (PerformanceObserver.supportedEntryTypes?.includes('element')) {
      // The placeholder behind the hero, which the stylesheet holds, is told of as well.
      const see = (list) =>
        list.getEntries().some(({ url }) => !url.startsWith('data:')) && start();
      new PerformanceObserver(see).observe({ type: 'element', buffered: true });
    } else if (hero.complete) afterPaint(start);
    else hero.addEventListener('load', () => afterPaint(start));
  });
})();
