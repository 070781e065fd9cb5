import { callAdmin } from '#admin/data/calls.ts';
import { failureDescription } from '#admin/data/errors.ts';
import { IMPORT_MAX, type ImportReport } from '#domain/admin/admin-calls.ts';
import type { ConsentBasis } from '#domain/newsletter/consent-basis.ts';
import { inParts } from '#domain/site/in-parts.ts';

export type ImportOutcome = {
  imported: number;
  known: number;
  /** Email addresses that were not imported, and why. */
  left: readonly string[];
  failure: string;
};

export async function importInParts(
  emails: readonly string[],
  basis: ConsentBasis,
): Promise<ImportOutcome> {
  const outcome: ImportOutcome = { imported: 0, known: 0, left: [], failure: '' };
  const parts = inParts(emails, IMPORT_MAX);
  for (const [index, part] of parts.entries()) {
    try {
      const payload = { action: 'import-subscribers', emails: part, basis } as const;
      const { imported, known } = await callAdmin<ImportReport>(payload);
      outcome.imported += imported;
      outcome.known += known;
    } catch (error) {
      return { ...outcome, left: parts.slice(index).flat(), failure: failureDescription(error) };
    }
  }
  return outcome;
}
