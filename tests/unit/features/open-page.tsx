import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { App, AppTree } from '#app/app.tsx';
import { createAppRouter } from '#app/router.tsx';
import { createQueryClient } from '#data/query-client.ts';

/** Opens a page of the whole application, rendered in the browser. */
export function openPage(path: string, { withHead = false } = {}) {
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient);
  const history = createMemoryHistory({ initialEntries: [path] });
  router.update({ ...router.options, history });
  const app = withHead ? (
    <App queryClient={queryClient} router={router} />
  ) : (
    <AppTree queryClient={queryClient} router={router} beside={null} />
  );
  render(app, { onCaughtError: () => undefined });
  return history;
}
