import { chromium } from 'playwright';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
const base = 'http://127.0.0.1:22000';
const ctx = await b.newContext({ viewport: { width: 1440, height: 1000 } });
const p = await ctx.newPage();
await p.goto(base + '/admin/login');
await p.locator('input[type=email]').fill('admin@grand-sejour.test');
await p.locator('input[type=password]').fill('grand-sejour');
await p.getByRole('button', { name: /Se connecter/ }).click();
await p.waitForURL(/admin$/);
const shot = async (name) => {
  for (const [w, h] of [[1440, 1000], [390, 844]]) {
    await p.setViewportSize({ width: w, height: h });
    await p.waitForTimeout(500);
    await p.screenshot({ path: `/tmp/h/own-${name}-${w}.png`, fullPage: name.startsWith('full') });
  }
  await p.setViewportSize({ width: 1440, height: 1000 });
};
await p.goto(base + '/admin/hotels/ryokan-momiji'); await p.getByRole('heading', { level: 1 }).waitFor(); await p.waitForTimeout(1500);
await shot('full-hotel');
await p.goto(base + '/admin/newsletter?q=a'); await p.waitForTimeout(2500); await shot('news');
await p.goto(base + '/admin/personne'); await p.waitForTimeout(800);
await p.getByLabel(/Adresse e-mail/).fill('mar'); await p.getByRole('button', { name: 'Chercher' }).click(); await p.waitForTimeout(2500); await shot('person');
await p.goto(base + '/admin/articles'); await p.waitForTimeout(1500);
await p.getByRole('link', { name: /^Modifier/ }).first().click(); await p.waitForTimeout(2500);
const [pop] = await Promise.all([p.waitForEvent('popup'), p.getByRole('button', { name: 'Aperçu', exact: true }).click()]);
await pop.waitForTimeout(4000);
for (const [w, h] of [[1440, 900], [390, 844]]) { await pop.setViewportSize({ width: w, height: h }); await pop.waitForTimeout(600); await pop.screenshot({ path: `/tmp/h/own-apercu-${w}.png` }); }
await b.close();
