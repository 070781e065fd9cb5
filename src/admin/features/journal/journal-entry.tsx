import { recordLink } from '#admin/features/list/record-link.ts';
import { RowLink } from '#admin/features/list/row-actions.tsx';
import { Button } from '#admin/ui/button.tsx';
import { type AuditEntry, isRestorable } from '#domain/admin/audit-entry.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { EntryChanges } from './entry-changes.tsx';
import {
  ACTION_LABELS,
  actorOf,
  entryName,
  KIND_LABELS,
  type Kind,
  kindOf,
} from './journal-texts.ts';

type JournalEntryProps = {
  entry: AuditEntry;
  isBusy: boolean;
  onRestore: () => void;
};

/** One write: when, who, what; details on demand. */
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
            {'\u00a0'}: <span className="font-medium">{name}</span>
          </span>
        </p>
        <div className="flex items-center gap-5">
          <EntryLink entry={entry} />
          {isRestorable(entry, new Date().toISOString()) && (
            <Button
              size="sm"
              variant="outline"
              aria-label={`Rétablir l’état d’avant\u00a0: ${what}, ${name}, ${formatDateTime(entry.at)}`}
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

const LINKED_KINDS = {
  hotel: 'hotel',
  article: 'article',
  destination: 'destination',
  seo: 'page',
  reglages: 'settings',
  demande: 'request',
  lien: null,
  abonnement: null,
} as const satisfies Record<Kind, unknown>;

/** A link to the written record, unless it was deleted. */
function EntryLink({ entry }: { entry: AuditEntry }) {
  const kind = LINKED_KINDS[kindOf(entry)];
  if (entry.action === 'delete' || kind === null) return null;
  return (
    <RowLink {...recordLink(kind, entry.document_id)} of={entryName(entry)}>
      Ouvrir
    </RowLink>
  );
}
