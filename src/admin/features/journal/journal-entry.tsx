import { type AuditEntry, isRestorable } from '#domain/admin/audit-entry.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { Button } from '#ui/button.tsx';
import { EntryChanges } from './entry-changes.tsx';
import { EntryLink } from './entry-link.tsx';
import { ACTION_LABELS, actorOf, entryName, KIND_LABELS, kindOf } from './journal-texts.ts';

type JournalEntryProps = {
  entry: AuditEntry;
  isBusy: boolean;
  onRestore: () => void;
};

/** One write: when, who, what; its details on demand. */
export function JournalEntry({ entry, isBusy, onRestore }: JournalEntryProps) {
  const name = entryName(entry);
  const what = `${ACTION_LABELS[entry.action]}, ${KIND_LABELS[kindOf(entry)]}`;
  return (
    <li className="border-b border-rule pt-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 md:grow">
          <span className="block text-small text-ink-2">
            {formatDateTime(entry.at)}, {actorOf(entry)}
          </span>
          <span className="break-words">
            {what}
            {'\u202f'}: <span className="font-medium">{name}</span>
          </span>
        </p>
        <div className="flex items-center gap-5">
          <EntryLink entry={entry} />
          {isRestorable(entry, new Date().toISOString()) && (
            <Button
              size="sm"
              variant="outline"
              aria-label={`Rétablir l’état d’avant : ${what}, ${name}, ${formatDateTime(entry.at)}`}
              aria-disabled={isBusy || undefined}
              onClick={onRestore}
            >
              Rétablir
            </Button>
          )}
        </div>
      </div>
      <details>
        <summary className="min-h-11 cursor-pointer content-center text-small text-ink-2">
          Détails
        </summary>
        <EntryChanges entry={entry} />
      </details>
    </li>
  );
}
