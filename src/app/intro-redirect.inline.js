// Inlined in the head of every page by the build (its hash is in the Content-Security-Policy).
// A first visit of the home page begins with the intro, before anything is painted. Not for those
// who have seen the intro, whose storage is blocked or who ask for ?intro=0, nor without
// JavaScript, nor for robots.
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
