import { afterAll, expect, it } from 'vitest';
import { SETTINGS_ID } from '#domain/settings/site-settings.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { database } from './call.ts';

const settings = database().collection(COLLECTIONS.settings).doc(SETTINGS_ID);

afterAll(() => settings.delete());

/** Fetches a page as an administrator does after a change, past all caches. */
async function pageAfterChange(path: string): Promise<string> {
  const headers = { Cookie: `__session=${Date.now()}` };
  return (await fetch(`${process.env.SITE}${path}`, { headers })).text();
}

// Changes a setting that no other test reads, because test files run in parallel.
it('a page shows a changed setting, and the default text after the setting is deleted', async () => {
  await settings.set({ host_address: '1, rue du Port, Bergen', updated_by: 'somebody' });
  const changed = await pageAfterChange('/legal');
  expect(changed).toContain('1, rue du Port, Bergen</dd>');
  expect(changed).not.toContain('70 Sir John');
  await settings.delete();
  expect(await pageAfterChange('/legal')).toContain('70 Sir John');
});
