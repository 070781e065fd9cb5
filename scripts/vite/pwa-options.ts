import type { VitePWAOptions } from 'vite-plugin-pwa';

/** The web app manifest, and what the service worker precaches. */
export const pwaOptions: Partial<VitePWAOptions> = {
  registerType: 'prompt',
  injectRegister: false,
  strategies: 'injectManifest',
  srcDir: 'src/app/service-worker',
  filename: 'sw.ts',
  injectManifest: {
    globPatterns: [
      'app.html',
      'assets/*.{js,css,woff2}',
      'favicon.ico',
      'icons/{favicon,emblem}.svg',
      'icons/icon-192.png',
      'art/article-grand-salon-800.avif',
      'video/intro-still{,-portrait}.avif',
    ],
    globIgnores: ['assets/admin/**', 'assets/*-latin-ext-*'],
  },
  manifest: {
    id: '/',
    name: 'Grand Séjour, hôtels cinq étoiles et palaces',
    short_name: 'Grand Séjour',
    description:
      'Les meilleures adresses d’hôtels cinq étoiles pour des expériences de luxe inoubliables.',
    lang: 'fr',
    dir: 'ltr',
    start_url: '/?source=app',
    scope: '/',
    display: 'standalone',
    background_color: '#f7f2e6',
    theme_color: '#f7f2e6',
    categories: ['travel', 'lifestyle', 'magazines'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    screenshots: [
      {
        src: '/icons/screenshot-wide.png',
        sizes: '1440x900',
        type: 'image/png',
        form_factor: 'wide',
        label: 'L’accueil de Grand Séjour',
      },
      {
        src: '/icons/screenshot-narrow.png',
        sizes: '390x844',
        type: 'image/png',
        form_factor: 'narrow',
        label: 'L’accueil sur un téléphone',
      },
    ],
    shortcuts: [
      {
        name: 'Vos favoris',
        short_name: 'Favoris',
        url: '/favoris',
        icons: [{ src: '/icons/shortcut-favoris.png', sizes: '192x192', type: 'image/png' }],
      },
      {
        name: 'Destinations',
        url: '/destinations',
        icons: [{ src: '/icons/shortcut-destinations.png', sizes: '192x192', type: 'image/png' }],
      },
    ],
  },
};
