/**
 * Where the site is published, without a slash at the end: canonical addresses are built on it.
 * VITE_SITE_URL says it; the local suites set it to their own address.
 */
export const SITE_URL = import.meta.env.VITE_SITE_URL ?? '';
