import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { BRAND } from '#domain/site/brand.ts';
import { notFoundHead } from '#features/site/missing-head.ts';
import { NavigationFocus } from '#features/site/navigation-focus.tsx';

type LoaderArguments = { context: { queryClient: QueryClient } };

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // Server only: in a page that the server has not rendered, components fetch the settings themselves.
  ...(import.meta.env.SSR && {
    loader: async ({ context: { queryClient } }: LoaderArguments) =>
      queryClient.prefetchQuery((await import('#data/settings.ts')).settingsQuery),
  }),
  head: ({ match }) =>
    match._notFound ? notFoundHead('Page introuvable') : { meta: [{ title: BRAND }] },
  component: RootLayout,
  // The build does not split the root route: lazy loading keeps the not-found page out of first views.
  notFoundComponent: lazyRouteComponent(
    () => import('#features/site/not-found-page.tsx'),
    'NotFoundPage',
  ),
});

function RootLayout() {
  return (
    <>
      <Outlet />
      <NavigationFocus />
    </>
  );
}
