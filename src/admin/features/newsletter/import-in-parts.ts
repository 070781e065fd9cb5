import { importSubscribers } from '#admin/data/admin-callables.ts';
import { IMPORT_MAX, type ImportReport } from '#domain/admin/admin-calls.ts';

export type ImportProgress = ImportReport & {
  /** Addresses that were not handed over, as a part failed; importing again takes up there. */
  left: readonly string[];
  error: unknown;
};

/**
 * Imports a list of any length, part after part. What was imported before a failure stays, and is
 * known when the list is imported again.
 */
export async function importInParts(emails: readonly string[]): Promise<ImportProgress> {
  const report: ImportReport = { imported: 0, known: 0, duplicates: 0, invalid: [] };
  for (let start = 0; start < emails.length; start += IMPORT_MAX) {
    try {
      const part = await importSubscribers(emails.slice(start, start + IMPORT_MAX));
      report.imported += part.imported;
      report.known += part.known;
      report.duplicates += part.duplicates;
      report.invalid.push(...part.invalid);
    } catch (error) {
      return { ...report, left: emails.slice(start), error };
    }
  }
  return { ...report, left: [], error: null };
}
