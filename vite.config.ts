import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter, tanstackRouterGenerator } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { appShellPlugin } from './src/app/first-view/build/app-shell-plugin.ts';
import { sharedChunkName } from './src/app/first-view/build/chunks.ts';
import { importChunkPlugin } from './src/app/first-view/build/import-chunk.ts';
import { portsWithOffset } from './src/domain/site/ports.ts';
import { ADMIN_ROUTES, CSS_TARGET } from './vite.admin.config.ts';

const { hosting } = portsWithOffset(Number(process.env.VITE_PORT_OFFSET ?? 0));
const HOSTING = `http://127.0.0.1:${hosting}`;

export default defineConfig({
  appType: 'custom',
  plugins: [
    // Must precede React's plugin, or code splitting fails silently.
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        defaultBehavior: [['loader'], ['component', 'notFoundComponent'], ['errorComponent']],
      },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/app/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    // In development, one server serves both applications, and the administration's routes are not
    // split.
    tanstackRouterGenerator(ADMIN_ROUTES),
    react(),
    tailwindcss({ optimize: false }),
    appShellPlugin(),
    importChunkPlugin(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      strategies: 'injectManifest',
      srcDir: 'src/app/service-worker',
      filename: 'sw.ts',
      // Written by hand: public/manifest.webmanifest.
      manifest: false,
      injectManifest: {
        globPatterns: [
          'app.html',
          'manifest.webmanifest',
          'assets/*.{js,css,woff2}',
          'favicon.ico',
          'icons/{favicon,emblem}.svg',
          'icons/icon-192.png',
          'art/article-grand-salon-800.avif',
          'video/intro-still{,-portrait}.avif',
        ],
        globIgnores: ['assets/admin/**', 'assets/*-{latin-ext,cyrillic}-*', 'assets/fine-land-*'],
      },
    }),
  ],
  // In development, the Hosting emulator answers the forms, and serves long lists and photos.
  server: {
    proxy: { '/api': HOSTING, '/media': HOSTING },
  },
  // React 19 has the hook built in; the shim is for older versions.
  resolve: {
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      // By default, the package's ES5 build.
      'workbox-window': 'workbox-window/build/workbox-window.prod.mjs',
    },
  },
  build: {
    target: 'es2022',
    cssTarget: CSS_TARGET,
    // Fonts of other alphabets are fetched only if a text needs them.
    assetsInlineLimit: 0,
    // The lists of what each part imports would add 1 kB to the first view, and only save a round
    // trip on pages opened before the worker has cached every script.
    modulePreload: false,
    rolldownOptions: {
      input: fileURLToPath(new URL('./app.html', import.meta.url)),
      output: {
        // Shortens the names of chunks, which other chunks repeat.
        chunkFileNames: ({ name }) => `assets/${name.replace('.later', '')}-[hash].js`,
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](?:(?:react|react-dom|scheduler|use-sync-external-store|idb-keyval)[\\/]|@tanstack[\\/](?:history|query-core|react-query|react-router|react-store|router-core|store)[\\/])/,
            },
            { name: sharedChunkName, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
