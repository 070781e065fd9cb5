/** The built page without content, into which the rendering function renders. */
export type AppShell = {
  /** The page app.html, which browsers render themselves unless the server has filled it. */
  html: string;
  /** Inline scripts of the page, which the Content-Security-Policy allows. */
  scripts: readonly string[];
  /** URLs of the scripts that a page needs for hydration, separated by spaces, by route id. */
  routeScripts: Readonly<Record<string, string>>;
};

const BODY_END = '</body>';

/** Fills the page app.html with a rendered page: tags of <head>, content of #root and scripts at the end of <body>. */
export const fillShell = (
  { html, routeScripts }: AppShell,
  routeId: string,
  { head, root, scripts }: Record<'head' | 'root' | 'scripts', string>,
): string =>
  html
    .replace(/^<!doctype html>\s*/i, '')
    // The boot script preloads the scripts that are named here.
    .replace(
      /<html [^>]*/,
      (tag) => `${tag} data-first data-scripts="${routeScripts[routeId] ?? ''}"`,
    )
    .replace(/<!--app-head-->.*?<!--\/app-head-->/s, () => head)
    .replace(BODY_END, () => `${scripts}${BODY_END}`)
    // The root is filled last, because an attribute in an article may contain any text, even `</body>`.
    .replace('<!--app-html-->', () => root);
