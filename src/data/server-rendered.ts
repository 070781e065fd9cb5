/** Returns true if the server rendered this page: it then sent the settings with the page, and listed scripts in `<html>`. */
export const isRenderedByServer = (): boolean =>
  import.meta.env.SSR || document.documentElement.dataset.scripts !== undefined;
