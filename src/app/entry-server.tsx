import { HeadContent, RouterContextProvider } from '@tanstack/react-router';
import { createRequestHandler, renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createQueryClient } from '#data/query-client.ts';
import { AppTree } from './app-tree.tsx';
import { renderJsonLd } from './page-json-ld.ts';
import { type AppRouter, createAppRouter } from './router.tsx';

const HEAD_PLACEHOLDER = /<!--app-head-->.*?<!--\/app-head-->/s;
const HTML_PLACEHOLDER = '<!--app-html-->';
const BODY_END = '</body>';

/** The page's head, each tag marked: the browser renders its own tags and removes these. */
function renderHead(router: AppRouter): string {
  const head = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <HeadContent />
    </RouterContextProvider>,
  );
  return head.replace(/<(title|meta|link|script)(?=[\s>])/g, '<$1 data-ssr');
}

/** The scripts that pass the router's state and the query data to the browser. */
function renderState(router: AppRouter): string {
  const tags = router.serverSsr?.takeInitialHydrationScriptTags();
  if (!tags) return '';
  return [...tags.before, tags.boundary]
    .map((tag) => `<script>${tag.children ?? ''}</script>`)
    .join('');
}

/**
 * Renders one public page to complete HTML.
 * @param template the built app.html
 * @returns a response with the route's real status (200, 404, 3xx); 500 when the page could not
 *   be rendered or its data not read: the caller then sends the plain shell.
 */
export function renderPage(request: Request, template: string): Promise<Response> {
  const queryClient = createQueryClient();
  const handle = createRequestHandler({
    request,
    createRouter: () => createAppRouter(queryClient),
  });
  return handle(({ router, responseHeaders }) =>
    renderSsrHtmlResponse({
      router,
      responseHeaders,
      render() {
        const app = renderToString(
          <AppTree queryClient={queryClient} router={router} beside={null} />,
        );
        return template
          .replace(/^<!doctype html>\s*/i, '')
          .replace(HEAD_PLACEHOLDER, () => renderHead(router))
          .replace(HTML_PLACEHOLDER, () => app)
          .replace(BODY_END, () => `${renderJsonLd(router, queryClient)}${BODY_END}`)
          .replace(BODY_END, () => `${renderState(router)}${BODY_END}`);
      },
    }),
  );
}
