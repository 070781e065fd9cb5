/** Where the routes of the administration are, for the generator of its route tree. */
export const ADMIN_ROUTES = {
  target: 'react',
  routesDirectory: 'src/admin/routes',
  generatedRouteTree: 'src/admin/app/route-tree.gen.ts',
  quoteStyle: 'single',
  semicolons: true,
} as const;
