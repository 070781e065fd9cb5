import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { App } from '#app/app.tsx';
import { createAppRouter } from '#app/router.tsx';
import { createQueryClient } from '#data/queries/query-client.ts';

/** Opens a page of the whole application, rendered in the browser. */
export function openPage(path: string, queryClient = createQueryClient()) {
  const router = createAppRouter(queryClient);
  const history = createMemoryHistory({ initialEntries: [path] });
  router.update({ ...router.options, history });
  render(<App queryClient={queryClient} router={router} />, { onCaughtError: () => undefined });
  return history;
}
