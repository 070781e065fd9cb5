import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ENTRY_TAG = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const PRELOAD_TAGS = /\s*<link rel="modulepreload"[^>]*>/g;

/** Returns an inline script's text, which is the same in all pages, so that its hash is known. */
function inlineScript(name: 'boot' | 'intro-redirect'): string {
  const file = new URL(`../../src/app/${name}.inline.js`, import.meta.url);
  return readFileSync(file, 'utf8')
    .replace(/^\s*\/\/.*\n/gm, '')
    .trim();
}

export const introRedirectScript = () => inlineScript('intro-redirect');
export const bootScript = () => inlineScript('boot');

const withIntroRedirect = (html: string) =>
  html.replace('<head>', `<head>\n    <script>${introRedirectScript()}</script>`);

function shellOf(url: string): string {
  if (/^\/admin\/apercu(?:\?|$)/.test(url)) return 'preview.html';
  return /^\/admin(?:[/?]|$)/.test(url) ? 'admin.html' : 'app.html';
}

/** Named app.html, because Hosting would serve an index.html for / instead of the rendering function. */
export function appShell(): Plugin {
  let building = false;
  return {
    name: 'app-shell',
    configResolved(config) {
      building = config.command === 'build';
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!building) return withIntroRedirect(html);
        const entry = ENTRY_TAG.exec(html)?.[1];
        if (!entry) throw new Error('app.html has no module script to start.');
        return withIntroRedirect(html)
          .replace(ENTRY_TAG, '')
          .replace(PRELOAD_TAGS, '')
          .replace('<html lang="fr">', `<html lang="fr" data-entry="${entry}">`)
          .replace('</head>', `  <script>${bootScript()}</script>\n  </head>`);
      },
    },
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          if (!request.headers.accept?.includes('text/html')) return next();
          const url = request.originalUrl ?? '/';
          const page = shellOf(url);
          const shell = readFileSync(new URL(`../../${page}`, import.meta.url), 'utf8');
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(await server.transformIndexHtml(url, shell));
        });
      };
    },
  };
}
