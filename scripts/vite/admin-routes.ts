export const ADMIN_ROUTES = {
  target: 'react',
  routesDirectory: 'src/admin/routes',
  generatedRouteTree: 'src/admin/app/route-tree.gen.ts',
  quoteStyle: 'single',
  semicolons: true,
} as const;
