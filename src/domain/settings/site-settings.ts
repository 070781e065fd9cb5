import * as v from 'valibot';
import { STAMPS } from '#domain/schema/fields.ts';
import { type Settings, SettingsFields } from './settings-fields.ts';

export const SETTINGS_ID = 'site';

const KnownSettings = v.partial(SettingsFields);
/** The settings as they are read: all of them once they were saved; what is missing is as in the code. */
export type SiteSettings = v.InferOutput<typeof KnownSettings>;

/** What is usable of the stored settings: a field that is not leaves the text as in the code. */
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

/** All settings: those that are stored, and the others as in the code. */
export const completeSettings = (stored: SiteSettings, defaults: Settings): Settings =>
  v.parse(SettingsFields, { ...defaults, ...stored });
