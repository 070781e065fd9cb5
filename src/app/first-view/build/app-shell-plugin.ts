import { readFileSync, writeFileSync } from 'node:fs';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import { BRAND } from '../../../domain/site/brand.ts';
import type { AppShell } from '../app-shell.ts';
import { scriptsByRoute } from './chunks.ts';

const ENTRY_TAG = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const STYLESHEET_TAG = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;
/** Matches font faces with a `unicode-range`. These load after the page's main picture, to leave it the bandwidth. */
const FONT_FACES = /@font-face\s*\{[^}]*unicode-range[^}]*\}/g;

/** Matches CSS that no public page needs: licence notices, and Tailwind's font rule for code. */
const BALLAST = /\/\*![^*]*\*\/|code,kbd,samp,pre\{[^}]*\}/g;

/** Returns an inline script's text, the same in all pages: the Content-Security-Policy lists its hash. */
function inlineScript(name: string): string {
  const file = new URL(`../${name}.inline.js`, import.meta.url);
  return minifySync(file.pathname, readFileSync(file, 'utf8')).code;
}

/** Returns the inline scripts for the beginning and for the end of <head> in app.html. */
export function readHeadScripts(): [first: string, last: string] {
  const last = ['boot', 'keep-section', 'foreign-changes'].map(inlineScript).join('');
  return [inlineScript('intro-redirect'), last];
}

const namedFile = (name: string) =>
  readFileSync(new URL(`../../../../${name}`, import.meta.url), 'utf8').replaceAll(
    '%BRAND%',
    BRAND,
  );

function shellOf(url: string): string {
  if (/^\/admin\/apercu(?:\?|$)/.test(url)) return 'preview.html';
  return /^\/admin(?:[/?]|$)/.test(url) ? 'admin.html' : 'app.html';
}

/** Inlines the stylesheet, which saves a request. The boot script enables the fonts after the page's main picture. */
function inlineStyles(html: string, bundle: Rolldown.OutputBundle): string {
  const file = STYLESHEET_TAG.exec(html)?.[1] ?? '';
  const sheet = bundle[file];
  if (sheet?.type !== 'asset') throw new Error('app.html has no stylesheet to inline.');
  const css = sheet.source.toString().replace(BALLAST, '');
  delete bundle[file];
  const fonts = css.match(FONT_FACES)?.join('') ?? '';
  return html.replace(
    STYLESHEET_TAG,
    () =>
      `<style>${css.replace(FONT_FACES, '')}</style><style id="fonts" media="(scripting: none)">${fonts}</style>`,
  );
}

/**
 * Builds app.html and .app-shell.json, from which the rendering function renders pages. Hosting would serve an
 * index.html for / without calling that function; it serves no file whose name begins with a dot.
 */
export function appShellPlugin(): Plugin {
  return {
    name: 'app-shell',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const [first, last] = readHeadScripts();
        const page = html
          .replaceAll('%BRAND%', BRAND)
          .replace('<head>', `<head>\n    <script>${first}</script>`);
        if (!bundle) return page;
        const entry = ENTRY_TAG.exec(html)?.[1];
        if (!entry) throw new Error('app.html has no module script to start.');
        return inlineStyles(page, bundle)
          .replace(ENTRY_TAG, '')
          .replace('<html lang="fr">', `<html lang="fr" data-entry="${entry}">`)
          .replace('</head>', () => `  <script>${last}</script>\n  </head>`);
      },
    },
    writeBundle({ dir }, bundle) {
      const html = readFileSync(`${dir}/app.html`, 'utf8');
      const routeScripts = scriptsByRoute(bundle);
      const shell: AppShell = { html, scripts: readHeadScripts(), routeScripts };
      writeFileSync(`${dir}/.app-shell.json`, JSON.stringify(shell));
      writeFileSync(`${dir}/manifest.webmanifest`, namedFile('public/manifest.webmanifest'));
    },
    configureServer(server) {
      server.middlewares.use('/manifest.webmanifest', (_request, response) => {
        response.end(namedFile('public/manifest.webmanifest'));
      });
      return () => {
        server.middlewares.use(async (request, response, next) => {
          if (!request.headers.accept?.includes('text/html')) return next();
          const url = request.originalUrl ?? '/';
          const page = shellOf(url);
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(await server.transformIndexHtml(url, namedFile(page)));
        });
      };
    },
  };
}
