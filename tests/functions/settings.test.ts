import { afterAll, expect, it } from 'vitest';
import { SETTINGS_ID } from '#domain/settings/site-settings.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { database } from './call.ts';

const settings = database().collection(COLLECTIONS.settings).doc(SETTINGS_ID);

afterAll(() => settings.delete());

/** A page as an administrator asks for it after a change: nothing that was kept is sent. */
async function pageAfterChange(path: string): Promise<string> {
  const headers = { Cookie: `__session=${Date.now()}` };
  return (await fetch(`${process.env.SITE}${path}`, { headers })).text();
}

// Only what no other test reads: they run at the same time.
it('a page shows a changed setting, and the text in the code once it is taken back', async () => {
  await settings.set({ host_address: '1, rue du Port, Bergen', updated_by: 'somebody' });
  const changed = await pageAfterChange('/legal');
  expect(changed).toContain('1, rue du Port, Bergen</dd>');
  expect(changed).not.toContain('70 Sir John');
  await settings.delete();
  expect(await pageAfterChange('/legal')).toContain('70 Sir John');
});
