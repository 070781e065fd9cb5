/** What the build writes for the rendering function: a page without content, and its scripts. */
export type AppShell = {
  /** HTML of app.html; unless the server has filled it, browsers render the page's content themselves. */
  html: string;
  /** Texts of the inline scripts in app.html, which the Content-Security-Policy must allow. */
  scripts: readonly string[];
  /** By route id, the URLs of the scripts that the route's page needs for hydration, separated by spaces. */
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
    // The inline boot script preloads the scripts named in `data-scripts`.
    .replace(
      /<html [^>]*/,
      (tag) => `${tag} data-first data-scripts="${routeScripts[routeId] ?? ''}"`,
    )
    .replace(/<!--app-head-->.*?<!--\/app-head-->/s, () => head)
    .replace(BODY_END, () => `${scripts}${BODY_END}`)
    // Fills #root last, because its content may contain the text of a placeholder, such as `</body>`.
    .replace('<!--app-html-->', () => root);
