import type { Plugin } from 'vite';

/** Nothing there is for search engines: the administration, what is a visitor's own, the calls. */
const EXCLUDED = ['/admin', '/favoris', '/en-attente', '/newsletter/', '/api/'];

/** robots.txt: what robots may not read, and where the sitemap is. */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    ...EXCLUDED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Adds robots.txt to the build: Google's server of functions answers 404 to its path by itself. */
export function robots(): Plugin {
  let origin = '';
  return {
    name: 'robots',
    apply: 'build',
    configResolved({ env }) {
      origin = env.VITE_SITE_URL ?? '';
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsText(origin) });
    },
  };
}
