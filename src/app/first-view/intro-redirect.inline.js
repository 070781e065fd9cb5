// Inlined in the head of every page by the build (its hash is in the Content-Security-Policy).
// Redirects a first visit to the home page to the intro before anything is painted. Skips bots, and
// visitors who have seen the intro, block storage or ask for ?intro=0.
(() => {
  const { pathname, search, hash } = location;
  if (pathname !== '/' || /[?&]intro=0(?:&|$)/.test(search)) return;
  if (
    /bot\b|crawl|spider|slurp|preview|externalhit|inspection|lighthouse/i.test(navigator.userAgent)
  ) {
    return;
  }
  try {
    if (localStorage.getItem('hasSeenIntro') !== null) return;
  } catch {
    return;
  }
  document.documentElement.hidden = true;
  location.replace(`/intro${search}${hash}`);
})();
