import * as v from 'valibot';
import { DEFAULT_SETTINGS } from '#content/settings.ts';
import { fieldLabel } from '#domain/admin/entities.ts';
import { placeholdersIn } from '#domain/settings/placeholders.ts';
import { completeSettings, readSettings, SETTINGS_ID } from '#domain/settings/site-settings.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';

/** A document as Firestore's REST API answers it, of which only texts matter here. */
const Document = v.object({
  fields: v.optional(v.record(v.string(), v.object({ stringValue: v.optional(v.string()) })), {}),
});

/**
 * Which settings still hold an example, in French for the owners; null for none.
 * @param stored the settings as Firestore's REST API answers them, null when there are none yet
 */
export function placeholderNote(stored: unknown): string | null {
  const document = v.safeParse(Document, stored);
  const fields = Object.entries(document.success ? document.output.fields : {});
  const texts = Object.fromEntries(fields.map(([name, { stringValue }]) => [name, stringValue]));
  const settings = completeSettings(readSettings(texts), DEFAULT_SETTINGS);
  const names = placeholdersIn(settings);
  if (names.length === 0) return null;
  const lines = names.map(
    (name) =>
      `  - ${fieldLabel(COLLECTIONS.settings, name)}\u00a0: ${new Map(Object.entries(settings)).get(name)}`,
  );
  return [
    'Ces réglages du site sont encore des exemples\u202f; changez-les dans /admin/reglages\u00a0:',
    ...lines,
  ].join('\n');
}

/** Where a project's stored settings are, as everybody may read them. */
export const settingsUrl = (project: string, apiKey: string): string =>
  `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents/${COLLECTIONS.settings}/${SETTINGS_ID}?key=${encodeURIComponent(apiKey)}`;
