import { vi } from 'vitest';

// The rendering function as deployed: with the files of a build and the Firestore Admin SDK,
// which finds no document.

const build = vi.hoisted(() => {
  const boot = 'boot()';
  const shell = `<!doctype html><html><head><script>${boot}</script><!--app-head--><!--/app-head--></head><body><div id="root"><!--app-html--></div></body></html>`;
  return { boot, shell };
});
vi.mock('node:fs', () => ({
  readFileSync: () =>
    JSON.stringify({ html: build.shell, scripts: [build.boot], routeScripts: {} }),
}));

vi.mock('firebase-admin/app', () => ({ initializeApp: () => ({}) }));
vi.mock('firebase-admin/firestore', async () => {
  const { firestoreReads: reads } = await import('../../support/fake-firestore.ts');
  const nothing = {
    collection: () => nothing,
    where: () => nothing,
    limit: () => nothing,
    doc: () => nothing,
    get: async () => {
      reads.push({ collection: 'of servers', kind: 'get', documents: 1 });
      return { docs: [], get: () => undefined };
    },
    getAll: (...asked: object[]) => Promise.all(asked.map(nothing.get)),
  };
  return { getFirestore: () => nothing };
});

export const SHELL = build.shell;
export const BOOT_SCRIPT = build.boot;
export const { answerPageRequest } = await import('../../../functions/src/site/page.ts');
export const { render } = await import('../../../functions/src/site/page.ts');
