import { callAdmin } from '#admin/data/calls.ts';
import { IMPORT_MAX, type ImportReport } from '#domain/admin/admin-calls.ts';
import type { ConsentBasis } from '#domain/newsletter/consent-basis.ts';
import { inParts } from '#domain/site/in-parts.ts';

/** The text of a file in UTF-8, or else in windows-1252 as old spreadsheets save it. */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export type ImportProgress = ImportReport & {
  /** The email addresses that were not sent, as a part failed; to be imported again. */
  left: readonly string[];
  error: unknown;
};

/**
 * Imports a list of any length in parts. What was imported before a failure stays, and counts as
 * known when the list is imported again.
 */
export async function importInParts(
  emails: readonly string[],
  basis: ConsentBasis,
): Promise<ImportProgress> {
  const report: ImportReport = { imported: 0, known: 0, duplicates: 0, invalid: [] };
  const parts = inParts(emails, IMPORT_MAX);
  for (const [at, addresses] of parts.entries()) {
    try {
      const payload = { action: 'import-subscribers', emails: addresses, basis } as const;
      const part = await callAdmin<ImportReport>(payload);
      report.imported += part.imported;
      report.known += part.known;
      report.duplicates += part.duplicates;
      report.invalid.push(...part.invalid);
    } catch (error) {
      return { ...report, left: parts.slice(at).flat(), error };
    }
  }
  return { ...report, left: [], error: null };
}
