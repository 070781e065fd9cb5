import type { Entity } from '#domain/entity/entity.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { SettingsSchema, StoredSettings } from './site-settings.ts';

export const SETTINGS_ENTITY = {
  kind: 'fixed',
  collection: COLLECTIONS.settings,
  section: 'reglages',
  noun: 'Réglages',
  label: 'Réglages',
  fields: SettingsSchema.entries,
  schema: StoredSettings,
  title: null,
  opensAt: 'list',
} as const satisfies Entity<typeof StoredSettings>;
