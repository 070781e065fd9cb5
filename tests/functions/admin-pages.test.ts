import { describe, expect, it } from 'vitest';

const site = process.env.SITE ?? '';

const frameAncestors = ({ headers }: Response) =>
  /frame-ancestors ([^;]+)/.exec(headers.get('content-security-policy') ?? '')?.[1];

describe('the pages of the administration', () => {
  it.each(['/admin', '/admin/login', '/admin/hotels', '/admin/hotels/edit/a', '/admin/apercu/x'])(
    '%s serves the administration’s shell, which is not framed, indexed or cached',
    async (path) => {
      const page = await fetch(site + path);
      const shell = await (await fetch(`${site}/admin.html`)).text();
      expect(await page.text()).toBe(shell);
      expect(frameAncestors(page)).toBe("'none'");
      expect(page.headers.get('x-robots-tag')).toBe('noindex');
      expect(page.headers.get('cache-control')).toBe('no-cache');
      expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    },
  );

  it('/admin/apercu serves the preview, which is not framed or indexed', async () => {
    const page = await fetch(`${site}/admin/apercu`);
    expect(await page.text()).toBe(await (await fetch(`${site}/preview.html`)).text());
    expect(frameAncestors(page)).toBe("'none'");
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
  });
});
