import type { AuditEntry } from '#domain/admin/audit-entry.ts';
import { entityOf, fieldLabel } from '#domain/admin/entities.ts';
import { fieldOf } from '#domain/schema/field.ts';
import { FieldValue } from './field-value.tsx';

const PERSONAL = 'Le contenu des données personnelles n’est pas journalisé.';

/** What a write changed, field by field; of visitors' data only the names of the fields. */
export function EntryChanges({ entry }: { entry: AuditEntry }) {
  const { action, before, after, changed, collection } = entry;
  const entity = entityOf(collection);
  if (entity?.isPersonal) {
    const names = changed.map((name) => fieldLabel(collection, name)).join(', ');
    return (
      <p className="pb-4 text-small text-ink-2">
        {action === 'update' && names !== ''
          ? `Champs modifiés\u00a0: ${names}. ${PERSONAL}`
          : PERSONAL}
      </p>
    );
  }
  const sides = [
    { prefix: 'Avant\u00a0: ', values: before, className: 'break-words text-ink-2' },
    { prefix: 'Après\u00a0: ', values: after, className: 'break-words' },
  ];
  return (
    <dl className="pb-4 text-small">
      {changed.map((name) => {
        const schema = entity?.fields[name];
        return (
          <div
            key={name}
            className="grid gap-x-6 border-t border-rule py-2 md:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <dt className="font-medium">{fieldLabel(collection, name)}</dt>
            <dd className="min-w-0">
              {sides.map(
                ({ prefix, values, className }) =>
                  values && (
                    <p key={prefix} className={className}>
                      {action !== 'create' && prefix}
                      <FieldValue field={schema && fieldOf(schema)} value={values[name]} />
                    </p>
                  ),
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
