// Answers navigations within the administration by a page of ours when there is no network.
const CACHE = 'admin-offline';
const PAGE = '/admin-offline.html';

const storePage = async () => (await caches.open(CACHE)).add(PAGE);

const answer = async (request) => {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await caches.match(PAGE);
    if (page === undefined) throw error;
    return page;
  }
};

addEventListener('install', (event) => event.waitUntil(storePage()));
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(answer(event.request));
});
