import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { AppTree } from '#app/app-tree.tsx';
import { createAppRouter } from '#app/router.tsx';
import { createQueryClient } from '#data/query-client.ts';

/** Opens a page of the whole application, rendered in the browser. */
export function openPage(path: string) {
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient);
  const history = createMemoryHistory({ initialEntries: [path] });
  router.update({ ...router.options, history });
  render(<AppTree queryClient={queryClient} router={router} beside={null} />, {
    onCaughtError: () => undefined,
  });
  return history;
}
