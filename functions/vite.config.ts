import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export default defineConfig({
  root: fromRoot('.'),
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'node24',
    ssr: fromRoot('functions/src/index.ts'),
    outDir: fromRoot('functions/lib'),
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'index.js' } },
  },
  // Bundles everything except the packages that Cloud Build installs from functions/package.json.
  ssr: {
    noExternal: true,
    external: ['firebase-functions', 'firebase-admin', 'jsdom', 'nodemailer', 'sharp'],
  },
});
