// Whether Hosting, a function or the router of the pages answers a path. `firebase.json` must say the same to Hosting.

/** Folders of static files: Hosting serves these, and a function is only asked for missing ones. */
export const STATIC_FILE_PATH_PATTERN = /^\/(?:assets|art|icons|video)\//;
/** Paths that Hosting or a function answers instead of the site's router. */
export const SERVER_PATH_PATTERN =
  /^\/(?:(?:admin|api|assets|media)(?:[./]|$)|(?:__|apercu|art|icons|partage|video)\/)/i;
/** Other paths without a record that Hosting, a function or the router answers, besides STATIC_PAGE_PATHS. */
export const RESERVED_PATH_PATTERN =
  /^\/(?:newsletter\/.*|(?:app|preview)\.html|[^/]+\.(?:ico|js|txt|webmanifest|xml)|en-attente|favicon-editor)$/;
/** Pages whose URLs hold tokens that only the recipient may know. */
export const TOKEN_PAGE_PATH_PATTERN = /^\/(?:apercu|newsletter)(?:\/|$)/;

export const isPagePath = (pathname: string): boolean =>
  !SERVER_PATH_PATTERN.test(pathname) && !/\.[a-z0-9]+$/i.test(pathname);
