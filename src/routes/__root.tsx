import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  lazyRouteComponent,
  Outlet,
  useRouter,
} from '@tanstack/react-router';
import { useEffect } from 'react';
import { BRAND } from '#domain/site/brand.ts';
import { notFoundHeadTags } from '#features/shell/missing-head.ts';

type LoaderArguments = { context: { queryClient: QueryClient } };

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // The browser does not load the settings here: on a page that the server did not render, components fetch them.
  ...(import.meta.env.SSR && {
    loader: async ({ context: { queryClient } }: LoaderArguments) =>
      queryClient.prefetchQuery((await import('#data/queries/settings-query.ts')).settingsQuery),
  }),
  head: ({ match }) =>
    match._notFound ? notFoundHeadTags('Page introuvable') : { meta: [{ title: BRAND }] },
  component: RootLayout,
  // Loaded lazily, because the build does not split the root route: every page would load the not-found page's code.
  notFoundComponent: lazyRouteComponent(
    () => import('#features/shell/not-found-page.later.tsx'),
    'NotFoundPage',
  ),
});

function RootLayout() {
  useNavigationFocus();
  return <Outlet />;
}

/** Focuses the title after a navigation, as browsers begin at the top of a new document. */
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
        // `preventScroll`, because the router handles the scroll position.
        title.focus({ preventScroll: true });
      }),
    [router],
  );
}
