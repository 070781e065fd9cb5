/**
 * Returns true if the server rendered this page: it then sent the settings with the page, and listed the page's scripts
 * in the attribute `data-scripts` of `<html>`.
 */
export const isRenderedByServer = (): boolean =>
  import.meta.env.SSR || document.documentElement.dataset.scripts !== undefined;
