const ADMIN_PATH = /^\/admin(?:\/(?!login(?:\/|$))|$)/i;

/**
 * Returns where to go after signing in: `value` when it is a path of the administration, query included,
 * but not the sign-in page itself; else /admin.
 */
export function safeAdminRedirect(value: unknown): string {
  // What begins with /admin stays on this origin, whatever the path becomes.
  if (typeof value !== 'string' || !value.startsWith('/admin')) return '/admin';
  const { pathname } = new URL(value, location.origin);
  return ADMIN_PATH.test(pathname) ? value : '/admin';
}
