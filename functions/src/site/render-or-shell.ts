import { readFileSync } from 'node:fs';
import { logger } from 'firebase-functions/v2';
import { renderList, renderPage } from '../../../src/app/entry-server.tsx';
import type { FirstView } from '../../../src/app/first-view/first-view.ts';
import { answerMissing } from './found/missing.ts';
import { inlineScripts } from './security-headers.ts';

type Shell = { html: string; scripts: string[]; firstView: FirstView };
let shell: Shell | undefined;

/** The built app.html: every page before its content, and the fallback when rendering fails. */
function appShell(): Shell {
  if (!shell) {
    const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
    const html = read('./app.html');
    shell = {
      html,
      scripts: inlineScripts(html),
      firstView: JSON.parse(read('./first-view.json')),
    };
  }
  return shell;
}

/** A page as it is sent, before compression, or JSON; `scripts` are those that its policy allows. */
export type PlainPage = {
  status: number;
  headers: Record<string, string>;
  html: string;
  scripts: readonly string[];
};

/** The JSON of a whole list of which pages have a part; null at another path. */
async function wholeList(path: string): Promise<PlainPage | null> {
  const json = await renderList(path);
  if (json === null) return null;
  const headers = {
    'Content-Type': 'application/json; charset=UTF-8',
    'X-Robots-Tag': 'noindex',
  };
  return { status: 200, headers, html: json, scripts: [] };
}

/** The page of a URL with its real status; the bare shell with 503 when it cannot be rendered. */
export async function renderOrShell(url: URL): Promise<PlainPage> {
  const { html, scripts, firstView } = appShell();
  try {
    const list = await wholeList(url.pathname);
    if (list !== null) return list;
    const page = await renderPage(new Request(url), html, firstView);
    const response = await answerMissing(url, page.response);
    if (response.status < 500) {
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        html: await response.text(),
        scripts: [...scripts, ...page.scripts],
      };
    }
  } catch (error) {
    logger.error('render failed', { error });
  }
  // The browser can render the page from the shell; search engines are told to come back.
  const headers = {
    'Content-Type': 'text/html; charset=UTF-8',
    'Retry-After': '60',
    'X-Robots-Tag': 'noindex',
  };
  return { status: 503, headers, html, scripts };
}
