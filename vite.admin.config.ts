import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export const ADMIN_ROUTES = {
  target: 'react',
  routesDirectory: 'src/admin/routes',
  generatedRouteTree: 'src/admin/app/route-tree.gen.ts',
  quoteStyle: 'single',
  semicolons: true,
} as const;

/** Baseline 2024. Tailwind's own optimiser, turned off below, would add prefixes for older browsers. */
export const CSS_TARGET = ['chrome123', 'firefox128', 'safari17.5'];

// The administration has its own build, so that none of its code can reach visitors' bundles.
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  plugins: [
    // Must precede React's plugin, or code splitting fails silently.
    tanstackRouter({
      ...ADMIN_ROUTES,
      autoCodeSplitting: true,
      // One chunk per page: loader, component and error component.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component', 'errorComponent']] },
    }),
    react(),
    tailwindcss({ optimize: false }),
  ],
  build: {
    target: 'es2022',
    cssTarget: CSS_TARGET,
    assetsDir: 'assets/admin',
    assetsInlineLimit: 0,
    emptyOutDir: false,
    // The largest chunk consists mostly of Firestore's SDK.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      // The preview is the public site in a tab that the administration opens.
      input: ['./admin.html', './preview.html'].map((page) =>
        fileURLToPath(new URL(page, import.meta.url)),
      ),
    },
  },
});
