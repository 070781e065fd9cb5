import { type Entity, LAST_SAVED } from '#domain/entity/entity.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { SettingsFields, StoredSettings } from './site-settings.ts';

export const SETTINGS = {
  collection: COLLECTIONS.settings,
  section: 'reglages',
  noun: 'Réglages',
  label: 'Réglages',
  fields: SettingsFields.entries,
  schema: StoredSettings,
  title: null,
  opensAt: 'alone',
  order: LAST_SAVED,
  trash: null,
  mayBeMissing: true,
} as const satisfies Entity<typeof StoredSettings>;
