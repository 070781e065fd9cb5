import type { QueryClient } from '@tanstack/react-query';
import { HeadContent, RouterContextProvider } from '@tanstack/react-router';
import { createRequestHandler, renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { hotelQueries } from '#data/queries/hotel-queries.ts';
import { createQueryClient } from '#data/queries/query-client.ts';
import { isHotelListJsonPath, toHotelColumns } from '#domain/hotel/hotel-files.ts';
import type { PreviewKind } from '#domain/site/preview-link.ts';
import { waitForLazyPartsOnServer } from '#ui/later.tsx';
import { App } from '../app.tsx';
import { renderJsonLdScripts } from '../json-ld.ts';
import { type AppRouter, createAppRouter } from '../router.tsx';
import { type AppShell, fillShell } from './app-shell.ts';

/** Renders the tags of <head>; DocumentHead removes those marked `data-ssr` after hydration. */
function renderHead(router: AppRouter): string {
  const head = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <HeadContent />
    </RouterContextProvider>,
  );
  return head.replace(/<(title|meta|link|script)(?=[\s>])/g, '<$1 data-ssr');
}

function stateScripts(router: AppRouter): string[] {
  const tags = router.serverSsr?.takeInitialHydrationScriptTags();
  return tags ? [...tags.before, tags.boundary].map((tag) => tag.children ?? '') : [];
}

/**
 * Returns the HTML of #root and the texts of its inline scripts, found by a secret nonce that an article cannot
 * contain; the nonce is then removed.
 */
function renderBody(router: AppRouter, queryClient: QueryClient) {
  const context = { queryClient };
  const nonce = crypto.randomUUID();
  router.update({ context, ssr: { nonce } });
  const markup = renderToString(<App queryClient={queryClient} router={router} />);
  // Removes the nonce from the router's options; otherwise, the tags of <head> would contain it.
  router.update({ context, ssr: {} });
  const mark = ` nonce="${nonce}"`;
  const [, ...afterTags] = markup.split(`<script${mark}>`);
  const scripts = afterTags.map((html) => html.slice(0, html.indexOf('</script>')));
  return { html: markup.replaceAll(mark, ''), scripts };
}

/**
 * Returns a JSON file about all hotels, from the list that this server instance caches for pages; null if `path` is no
 * such file.
 */
export async function renderListJson(path: string): Promise<string | null> {
  if (!isHotelListJsonPath(path)) return null;
  const hotels = await createQueryClient().fetchQuery(hotelQueries.all());
  return JSON.stringify(toHotelColumns(path, hotels));
}

/**
 * Renders a public page; `previewed` is a record to show even if it is unpublished. Returns the HTTP response and the
 * page's inline scripts. If its status is 500, rendering has failed, and the caller must send app.html unfilled.
 */
export async function renderPage(
  request: Request,
  shell: AppShell,
  previewed: { kind: PreviewKind; record: unknown } | null = null,
) {
  const queryClient = createQueryClient();
  if (previewed) {
    const { cachePreviewedRecord } = await import('#data/queries/cache-previewed-record.later.ts');
    await cachePreviewedRecord(queryClient, previewed.kind, previewed.record);
  }
  let { scripts } = shell;
  const handle = createRequestHandler({
    request,
    createRouter: () => createAppRouter(queryClient),
  });
  const response = await handle(async ({ router, responseHeaders }) => {
    await waitForLazyPartsOnServer();
    return renderSsrHtmlResponse({
      router,
      responseHeaders,
      render() {
        const body = renderBody(router, queryClient);
        const state = stateScripts(router);
        scripts = [...shell.scripts, ...body.scripts, ...state];
        const stateTags = state.map((script) => `<script>${script}</script>`).join('');
        return fillShell(shell, router.state.matches.at(-1)?.routeId ?? '', {
          head: renderHead(router),
          root: body.html,
          scripts: `${renderJsonLdScripts(router, queryClient)}${stateTags}`,
        });
      },
    });
  });
  return { response, scripts };
}
