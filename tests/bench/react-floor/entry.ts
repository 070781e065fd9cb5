import { hydrateRoot } from 'react-dom/client';
import { floorApp } from './app.ts';

const texts = document.getElementById('texts')?.textContent ?? '';
const root = document.getElementById('root');
const { router, app } = floorApp(JSON.parse(texts));
await router.load();
// Renders the same tree as the server, without the outer Suspense boundary of the browser.
router.ssr = { manifest: undefined };
if (root) hydrateRoot(root, app);
