import { tanstackRouterGenerator } from '@tanstack/router-plugin/vite';

/**
 * Writes the route tree of the administration. Its routes are split by hand (`*.lazy.tsx`): the
 * splitting plugin keeps one list of routes for a whole process, which the site's are in.
 */
export const adminRoutes = () =>
  tanstackRouterGenerator({
    target: 'react',
    routesDirectory: 'src/admin/routes',
    generatedRouteTree: 'src/admin/app/route-tree.gen.ts',
    quoteStyle: 'single',
    semicolons: true,
  });
