import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { appShell } from './scripts/vite/app-shell.ts';
import { pwaOptions } from './scripts/vite/pwa-options.ts';

export default defineConfig({
  appType: 'custom',
  plugins: [
    // The router's plugin stands before React's, or splitting fails silently.
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/app/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    react({ compiler: true }),
    tailwindcss(),
    appShell(),
    VitePWA(pwaOptions),
  ],
  build: {
    target: 'es2022',
    manifest: true,
    rolldownOptions: { input: fileURLToPath(new URL('./app.html', import.meta.url)) },
  },
});
