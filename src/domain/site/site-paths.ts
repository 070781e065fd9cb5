// Paths that Firebase Hosting, a function or the site's router answers; `firebase.json` must say the same.

/** Paths of static files: Hosting serves them, and calls a function only if a file is missing. */
export const STATIC_FILE_PATH_PATTERN = /^\/(?:assets|art|icons|video)\//;
/** Paths that Hosting or a function answers instead of the site's router. */
export const SERVER_PATH_PATTERN =
  /^\/(?:(?:admin|api|assets|media)(?:[./]|$)|(?:__|apercu|art|icons|partage|video)\/)/i;
/** Further paths at which no redirection may start, because a page or file exists there. */
export const RESERVED_PATH_PATTERN =
  /^\/(?:newsletter\/.*|(?:app|preview)\.html|[^/]+\.(?:ico|js|txt|webmanifest|xml)|en-attente|favicon-editor)$/;
/** Pages whose URLs contain a secret token. */
export const TOKEN_PAGE_PATH_PATTERN = /^\/(?:apercu|newsletter)(?:\/|$)/;

export const isPagePath = (pathname: string): boolean =>
  !SERVER_PATH_PATTERN.test(pathname) && !/\.[a-z0-9]+$/i.test(pathname);
