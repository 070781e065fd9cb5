import * as v from 'valibot';
import { STAMPS } from '#domain/schema/fields.ts';
import { type Settings, SettingsFields } from './settings-fields.ts';

export const SETTINGS_ID = 'site';

const KnownSettings = v.partial(SettingsFields);
/** The settings as read: complete once the owners have saved them, before that maybe empty. */
export type SiteSettings = v.InferOutput<typeof KnownSettings>;

/** Returns the valid fields of the stored settings; an invalid field keeps the default in the code. */
export function readSettings(stored: Readonly<Record<string, unknown>>): SiteSettings {
  const usable = Object.entries(SettingsFields.entries).flatMap(([name, schema]) => {
    const field = v.safeParse(schema, stored[name]);
    return field.success ? [[name, field.output]] : [];
  });
  return v.parse(KnownSettings, Object.fromEntries(usable));
}

export const StoredSettings = v.pipe(
  v.looseObject({ updated_at: v.fallback(STAMPS.updated_at, null) }),
  v.transform(({ updated_at, ...fields }) => ({ updated_at, ...readSettings(fields) })),
);
export type StoredSettings = v.InferOutput<typeof StoredSettings>;

/** Returns all settings: the stored settings, completed with defaults. */
export const completeSettings = (stored: SiteSettings, defaults: Settings): Settings =>
  v.parse(SettingsFields, { ...defaults, ...stored });
