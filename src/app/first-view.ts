/** URLs of the scripts that a page needs for hydration, by route id. */
export type RouteScripts = Readonly<Record<string, readonly string[]>>;

/** Names the routes' scripts in an attribute of <html>, from which the boot script preloads them. */
export function addRouteScriptNames(
  page: string,
  scripts: RouteScripts,
  routes: readonly string[],
): string {
  const needed = new Set(routes.flatMap((route) => scripts[route] ?? []));
  return page.replace(
    /<html [^>]*/,
    (tag) => `${tag} data-first data-scripts="${[...needed].join(' ')}"`,
  );
}
