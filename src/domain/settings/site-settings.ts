import * as v from 'valibot';
import { StoredInstant } from '#domain/schema/stored-fields.ts';
import { type Settings, SettingsFields } from './settings-fields.ts';

/** The document of the collection `settings`. */
export const SETTINGS_ID = 'site';

const ChangedSettings = v.partial(SettingsFields);
/** What owners changed of the site's texts: what is missing is as in the code. */
export type SiteSettings = v.InferOutput<typeof ChangedSettings>;

/** What is usable of the stored settings: a field that is not leaves the text as in the code. */
export function readSettings(stored: Readonly<Record<string, unknown>>): SiteSettings {
  const usable = Object.entries(SettingsFields.entries).flatMap(([name, schema]) => {
    const field = v.safeParse(schema, stored[name]);
    return field.success ? [[name, field.output]] : [];
  });
  return v.parse(ChangedSettings, Object.fromEntries(usable));
}

/** The stored document as it is read. */
export const StoredSettings = v.pipe(
  v.looseObject({ updated_at: StoredInstant }),
  v.transform(({ updated_at, ...fields }) => ({ updated_at, settings: readSettings(fields) })),
);
export type StoredSettings = v.InferOutput<typeof StoredSettings>;

/** All settings: those that owners changed, and the others as in the code. */
export const completeSettings = (changed: SiteSettings, defaults: Settings): Settings =>
  v.parse(SettingsFields, { ...defaults, ...changed });

/** What is stored of all settings: what differs from the texts in the code. */
export function changedSettings(settings: Settings, defaults: Settings): SiteSettings {
  const before = new Map<string, unknown>(Object.entries(defaults));
  const changed = Object.entries(settings).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
  return v.parse(ChangedSettings, Object.fromEntries(changed));
}
