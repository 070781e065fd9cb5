import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ADMIN_ROUTES } from './scripts/vite/admin-routes.ts';
import { adminChunk } from './scripts/vite/shared-chunks.ts';

// The administration is a build of its own: nothing of it can reach the visitors' bundles.
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  plugins: [
    // The router's plugin stands before React's, or splitting fails silently.
    tanstackRouter({
      ...ADMIN_ROUTES,
      autoCodeSplitting: true,
      // One chunk a page: what reads its record, shows it, and stands in for it when that fails.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component', 'errorComponent']] },
    }),
    react(),
    tailwindcss(),
  ],
  resolve: {
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  build: {
    target: 'es2022',
    assetsDir: 'assets/admin',
    emptyOutDir: false,
    // Firestore's SDK is most of the largest.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      // The preview is the site itself, in a frame of the administration.
      input: ['./admin.html', './preview.html'].map((page) =>
        fileURLToPath(new URL(page, import.meta.url)),
      ),
      output: {
        codeSplitting: {
          groups: [{ name: adminChunk, includeDependenciesRecursively: false }],
        },
      },
    },
  },
});
