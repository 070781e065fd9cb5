const ADMIN_PATH = /^\/admin(?:\/(?!login(?:\/|$))|$)/i;

/**
 * Returns the path to open after signing in: `value` if it is an administration path, with its query,
 * other than the sign-in page; else /admin.
 */
export function safeAdminRedirect(value: unknown): string {
  // A value that begins with /admin stays on this origin.
  if (typeof value !== 'string' || !value.startsWith('/admin')) return '/admin';
  const { pathname } = new URL(value, location.origin);
  return ADMIN_PATH.test(pathname) ? value : '/admin';
}
