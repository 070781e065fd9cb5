/** URLs of the scripts that a page needs for hydration, by route id. */
export type FirstView = Readonly<Record<string, readonly string[]>>;

/** Names the routes' scripts in an attribute of <html>, from which the boot script preloads them. */
export function addScriptNames(
  page: string,
  scripts: FirstView,
  routes: readonly string[],
): string {
  const needed = new Set(routes.flatMap((route) => scripts[route] ?? []));
  return page.replace(
    /<html [^>]*/,
    (tag) => `${tag} data-first data-scripts="${[...needed].join(' ')}"`,
  );
}
