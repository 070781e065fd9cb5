import { readRecord } from '#admin/data/read-records.ts';
import { DEFAULT_SETTINGS } from '#content/settings.ts';
import { completeSettings, SETTINGS_ID, StoredSettings } from '#domain/settings/site-settings.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import type { SettingsValues } from './settings-values.ts';

export type LoadedSettings = { updatedAt: string | null; values: SettingsValues };

/** The settings fresh from the server; rejects when that cannot be reached. */
export async function loadSettings(): Promise<LoadedSettings> {
  const stored = await readRecord(StoredSettings, COLLECTIONS.settings, SETTINGS_ID);
  return {
    updatedAt: stored?.updated_at ?? null,
    values: completeSettings(stored?.settings ?? {}, DEFAULT_SETTINGS),
  };
}
