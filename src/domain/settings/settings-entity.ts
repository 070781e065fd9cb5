import { type Entity, LAST_SAVED_ORDER } from '#domain/entity/entity.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { SettingsSchema, StoredSettings } from './site-settings.ts';

export const SETTINGS_ENTITY = {
  collection: COLLECTIONS.settings,
  section: 'reglages',
  noun: 'Réglages',
  label: 'Réglages',
  fields: SettingsSchema.entries,
  schema: StoredSettings,
  title: null,
  opensAt: 'alone',
  order: LAST_SAVED_ORDER,
  trash: null,
} as const satisfies Entity<typeof StoredSettings>;
