import { type AuditEntry, isPersonal } from '#domain/admin/audit-entry.ts';
import { fieldLabel } from '#domain/admin/field-labels.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { valueText } from './journal-texts.ts';

const PERSONAL = 'Le contenu des données personnelles n’est pas journalisé.';

function PersonalChanges({ action, changed, collection }: AuditEntry) {
  const names = changed.map((name) => fieldLabel(collection, name)).join(', ');
  return (
    <p className="text-small text-ink-2">
      {action === 'update' && names !== ''
        ? `Champs modifiés\u00a0: ${names}. ${PERSONAL}`
        : PERSONAL}
    </p>
  );
}

/** A field that is not stored: of the settings, the text is the one in the code. */
function shown(collection: AuditEntry['collection'], value: unknown): string {
  const isOriginal = collection === COLLECTIONS.settings && value === undefined;
  return isOriginal ? '(texte d’origine)' : valueText(value);
}

/** What a write changed, field by field; of visitors' data only the names of the fields. */
export function EntryChanges({ entry }: { entry: AuditEntry }) {
  const { action, before, after, changed, collection, links } = entry;
  const isChange = action === 'update' || action === 'publish';
  return (
    <div className="pb-4">
      {isPersonal(collection) ? (
        <PersonalChanges {...entry} />
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
                    {shown(collection, before[name])}
                  </p>
                )}
                {after && (
                  <p className="break-words">
                    {isChange && 'Après\u00a0: '}
                    {shown(collection, after[name])}
                  </p>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {links.length > 0 && (
        <p className="mt-2 text-small text-ink-2">
          {links.length > 1
            ? `${links.length} liens supprimés en même temps`
            : 'Un lien supprimé en même temps'}
        </p>
      )}
    </div>
  );
}
