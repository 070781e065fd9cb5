import type { AuditEntry } from '#domain/audit-entry.ts';
import { valueText } from './journal-texts.ts';

/** What a write changed, field by field; visitors' data are named, never shown. */
export function EntryChanges({ entry }: { entry: AuditEntry }) {
  const { before, after, changed, links } = entry;
  const hasValues = before !== null || after !== null;
  return (
    <div className="pb-4">
      {!hasValues && (
        <p className="text-small text-ink-2">
          {changed.length > 0 ? `Champs modifiés : ${changed.join(', ')}. ` : ''}
          Le contenu des données personnelles n’est pas journalisé.
        </p>
      )}
      {hasValues && (
        <dl className="text-small">
          {changed.map((name) => (
            <div key={name} className="border-t border-rule py-2">
              <dt className="font-medium">{name}</dt>
              {before && (
                <dd className="break-words text-ink-2">Avant : {valueText(before[name])}</dd>
              )}
              {after && <dd className="break-words">Après : {valueText(after[name])}</dd>}
            </div>
          ))}
        </dl>
      )}
      {links.length > 0 && (
        <p className="mt-2 text-small text-ink-2">
          {links.length > 1
            ? `${links.length} liens supprimés avec elle`
            : 'Un lien supprimé avec elle'}
        </p>
      )}
    </div>
  );
}
