import { renderPage } from '#app/entry-server.tsx';
import { dropReads } from '#data/instance-reads.ts';

const TEMPLATE =
  '<!doctype html><html><head><!--app-head--><!--/app-head--></head><body><!--app-html--><hr></body></html>';

/** Nothing is asked of the styles and scripts. */
const FIRST_VIEW = { stylesheet: '', sheet: [], scripts: {} };

/** A page as the server sends it; `data` is its JSON-LD, `scripts` are those that its policy allows. */
export async function serverPage(path: string) {
  dropReads();
  const { response, scripts } = await renderPage(
    new Request(`https://x.example${path}`),
    TEMPLATE,
    FIRST_VIEW,
  );
  const html = await response.text();
  const [, head = ''] = /<head>(.*)<\/head>/s.exec(html) ?? [];
  const [, body = ''] = /<body>(.*)<hr>/s.exec(html) ?? [];
  const data = [...html.matchAll(/<script[^>]*ld\+json[^>]*>(.*?)<\/script>/gs)];
  return {
    status: response.status,
    html,
    head,
    body,
    scripts,
    data: data.map(([, json = '']) => JSON.parse(json)),
  };
}

/** The keys of the queries whose data travel in a page, as JSON. */
export const sentQueries = (html: string): string[] =>
  [...html.matchAll(/\\"queryKey\\":(\[.*?\])/g)].map(([, key = '']) => key.replaceAll('\\"', '"'));
