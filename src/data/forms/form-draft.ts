import { jsonSessionStorage } from '#data/storage.ts';
import { propertiesOf } from '#domain/schema/properties-of.ts';

/** Opens a form's draft in sessionStorage: the texts that were typed but not sent. Never throws. */
export function createFormDraftAccessor<TName extends string>(
  key: string,
  fields: readonly TName[],
) {
  return {
    read(): { [Name in TName]?: string } {
      const stored = propertiesOf(jsonSessionStorage.read(key));
      const values: { [Name in TName]?: string } = {};
      for (const field of fields) {
        const text = stored[field];
        if (typeof text === 'string' && text !== '') values[field] = text;
      }
      return values;
    },
    /** Saves the non-empty texts; deletes the draft if all texts are empty. */
    write(values: Readonly<Record<TName, string>>): void {
      const filled = Object.entries(values).filter(([, text]) => text !== '');
      jsonSessionStorage.write(key, filled.length === 0 ? null : Object.fromEntries(filled));
    },
    clear(): void {
      jsonSessionStorage.write(key, null);
    },
  };
}
