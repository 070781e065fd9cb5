import { type AuditEntry, isPersonal } from '#domain/admin/audit-entry.ts';
import { fieldLabel } from '#domain/admin/field-labels.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { FieldValue } from './field-value.tsx';
import type { Names } from './journal-names.ts';
import { changedLabels } from './journal-texts.ts';

const PERSONAL = 'Le contenu des données personnelles n’est pas journalisé.';

function PersonalChanges({ entry }: { entry: AuditEntry }) {
  const names = changedLabels(entry);
  return (
    <p className="text-small text-ink-2">
      {entry.action === 'update' && names !== ''
        ? `Champs modifiés\u00a0: ${names}. ${PERSONAL}`
        : PERSONAL}
    </p>
  );
}

type ShownProps = { entry: AuditEntry; field: string; value: unknown; names: Names };

/** A value; of the settings a field that is not stored, whose text is the one in the code. */
function Shown({ entry, ...value }: ShownProps) {
  const isOriginal = entry.collection === COLLECTIONS.settings && value.value === undefined;
  return isOriginal ? '(texte d’origine)' : <FieldValue {...value} />;
}

/** What a write changed, field by field; of visitors' data only the names of the fields. */
export function EntryChanges({ entry, names }: { entry: AuditEntry; names: Names }) {
  const { action, before, after, changed, collection } = entry;
  const isChange = action !== 'create';
  return (
    <div className="pb-4">
      {isPersonal(collection) ? (
        <PersonalChanges entry={entry} />
      ) : (
        <dl className="text-small">
          {changed.map((name) => (
            <div
              key={name}
              className="grid gap-x-6 border-t border-rule py-2 md:grid-cols-[12rem_minmax(0,1fr)]"
            >
              <dt className="font-medium">{fieldLabel(collection, name)}</dt>
              <dd className="min-w-0">
                {before && (
                  <p className="break-words text-ink-2">
                    {isChange && 'Avant\u00a0: '}
                    <Shown entry={entry} field={name} value={before[name]} names={names} />
                  </p>
                )}
                {after && (
                  <p className="break-words">
                    {isChange && 'Après\u00a0: '}
                    <Shown entry={entry} field={name} value={after[name]} names={names} />
                  </p>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
