/** Nothing there is for search engines: the administration, what is a visitor's own, the calls. */
const EXCLUDED = ['/admin', '/favoris', '/newsletter/', '/api/'];

/** robots.txt: what robots may not read, and where the sitemap is. */
export function robots(origin: string): string {
  return [
    'User-agent: *',
    ...EXCLUDED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
