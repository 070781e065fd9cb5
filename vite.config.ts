import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter, tanstackRouterGenerator } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { ADMIN_ROUTES } from './scripts/vite/admin-routes.ts';
import { appShell } from './scripts/vite/app-shell.ts';
import { pwaOptions } from './scripts/vite/pwa-options.ts';
import { portsWithOffset } from './src/domain/site/ports.ts';

/** What most pages show or need at once; the reading code (schemas, Firestore) stays apart. */
const FRAME =
  /src[\\/](?:ui[\\/](?:\w+[\\/])?(?:art-image|button|class-names|emblem|icon|lazy-near|loading|offline-strip|picture|skip-link|toast\.|toast-outlet|visually-hidden|when-near)|features[\\/]site[\\/](?!not-found|page-pending|update|site-footer|footer-|load-error|crash-screen)|data[\\/](?:\w+[\\/])?(?:app-update|browser-storage|favourites|online|outbox-mark|queries|query-client|report|seo-head)|domain[\\/](?:\w+[\\/])?(?:brand|storage-keys|layout|hotel-search))/;
/** What the pages of the forms need before the form's own code is there. */
const FORM_FRAME =
  /src[\\/](?:ui[\\/](?:\w+[\\/])?(?:early-submit|lazy-used|when-used)|data[\\/](?:\w+[\\/])?has-form-draft)/;

export default defineConfig({
  appType: 'custom',
  plugins: [
    // The router's plugin stands before React's, or splitting fails silently.
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        defaultBehavior: [
          ['loader', 'component'],
          ['pendingComponent'],
          ['errorComponent'],
          ['notFoundComponent'],
        ],
      },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/app/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    // In development one server has both, and the administration's routes are not split.
    tanstackRouterGenerator(ADMIN_ROUTES),
    // Compiled code is larger: only what is marked 'use memo' pays for it.
    react({ compiler: { compilationMode: 'annotation' } }),
    tailwindcss(),
    appShell(),
    VitePWA(pwaOptions),
  ],
  // In development Hosting's emulator answers what pages post to.
  server: {
    proxy: {
      '/api': `http://127.0.0.1:${portsWithOffset(Number(process.env.VITE_PORT_OFFSET ?? 0)).hosting}`,
    },
  },
  // React 19 has the hook itself: the shim for older ones would only be downloaded.
  resolve: {
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  build: {
    target: 'es2022',
    manifest: true,
    // No page carries preload tags for it to find.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: fileURLToPath(new URL('./app.html', import.meta.url)),
      output: {
        // Many small chunks compress badly: what every page loads is one.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](?:(?:react|react-dom|scheduler|use-sync-external-store|idb-keyval)[\\/]|@tanstack[\\/](?:history|query-core|react-query|react-router|react-store|router-core|store)[\\/])/,
            },
            { name: 'frame', test: FRAME, minShareCount: 2 },
            { name: 'form-frame', test: FORM_FRAME },
            // What stays of the routes when their components are split off.
            { name: 'routes', test: /src[\\/]routes[\\/](?:[^?\\/]+[\\/])*(?!-)[^?\\/]+$/ },
          ],
        },
      },
    },
  },
});
