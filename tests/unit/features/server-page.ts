import { renderPage } from '#app/first-view/entry-server.tsx';
import { clearInstanceReadCache } from '#data/server/instance-reads.ts';

const SHELL_HTML =
  '<!doctype html><html><head><!--app-head--><!--/app-head--></head><body><!--app-html--><hr></body></html>';

/** Renders a page on the server; `data` is its JSON-LD, `scripts` are the inline scripts its policy allows. */
export async function serverPage(path: string) {
  clearInstanceReadCache();
  const { response, scripts } = await renderPage(new Request(`https://x.example${path}`), {
    html: SHELL_HTML,
    scripts: [],
    routeScripts: {},
  });
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

/** Returns the keys of the dehydrated queries of a page, as JSON. */
export const sentQueries = (html: string): string[] =>
  [...html.matchAll(/\\"queryKey\\":(\[.*?\])/g)].map(([, key = '']) => key.replaceAll('\\"', '"'));
