import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  lazyRouteComponent,
  Outlet,
  useRouter,
} from '@tanstack/react-router';
import { useEffect } from 'react';
import { BRAND } from '#domain/site/brand.ts';
import { notFoundHead } from '#features/shell/missing-head.ts';

type LoaderArguments = { context: { queryClient: QueryClient } };

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // On the server only: without a server-rendered page, components fetch the settings themselves.
  ...(import.meta.env.SSR && {
    loader: async ({ context: { queryClient } }: LoaderArguments) =>
      queryClient.prefetchQuery((await import('#data/settings.ts')).settingsQuery),
  }),
  head: ({ match }) =>
    match._notFound ? notFoundHead('Page introuvable') : { meta: [{ title: BRAND }] },
  component: RootLayout,
  // The build does not split the root route: lazy loading keeps the not-found page out of first views.
  notFoundComponent: lazyRouteComponent(
    () => import('#features/shell/not-found-page.later.tsx'),
    'NotFoundPage',
  ),
});

function RootLayout() {
  useNavigationFocus();
  return <Outlet />;
}

/** Focuses the title after navigation, because browsers start at the top of a new document. */
function useNavigationFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return;
        const title = document.querySelector('h1');
        if (!title) return;
        title.tabIndex = -1;
        title.closest('main')?.setAttribute('data-opened', '');
        // The router handles the scroll position.
        title.focus({ preventScroll: true });
      }),
    [router],
  );
}
