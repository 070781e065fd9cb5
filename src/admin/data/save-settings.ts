import { doc } from 'firebase/firestore';
import { plainDocument } from '#data/read-documents.ts';
import { SettingsFields } from '#domain/settings/settings-fields.ts';
import { SETTINGS_ID, type SiteSettings } from '#domain/settings/site-settings.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { adminDb } from './admin-db.ts';
import { isWritten } from './is-written.ts';
import { ConflictError } from './save-record.ts';
import { writeStamps } from './write-stamps.ts';
import { writeTransaction } from './write-transaction.ts';

/** Every setting, null where nothing is stored: what is sent may also take settings away. */
const withNulls = (changed: SiteSettings) => ({
  ...Object.fromEntries(Object.keys(SettingsFields.entries).map((name) => [name, null])),
  ...changed,
});

/**
 * Saves what owners changed of the site's texts in place of what is stored. `updatedAt` is the time of
 * the last save as of when the settings were opened, null for never.
 * @throws ConflictError when what is stored is not what was opened.
 * @throws OfflineError without a network.
 * @throws UnconfirmedError, NoAnswerError when the server does not answer.
 */
export async function saveSettings(changed: SiteSettings, updatedAt: string | null): Promise<void> {
  const settings = doc(adminDb, COLLECTIONS.settings, SETTINGS_ID);
  await writeTransaction(async (transaction) => {
    const data = (await transaction.get(settings)).data();
    const stored = data ? plainDocument(settings.id, data) : null;
    // Already written by an attempt whose answer was lost.
    if (data && stored?.updated_at !== updatedAt && isWritten(data, withNulls(changed))) return;
    if ((stored?.updated_at ?? null) !== updatedAt) throw new ConflictError(stored);
    transaction.set(settings, { ...changed, ...writeStamps() });
  });
}
