import { printDifference } from '#admin/kit/kinds/print.ts';
import type { AuditEntry } from '#domain/admin/audit-entry.ts';
import { entityOf, fieldLabel } from '#domain/admin/entities.ts';
import { fieldOf } from '#domain/schema/field.ts';
import { Picture } from '#ui/pictures/picture.tsx';

const PERSONAL = 'Le contenu des données personnelles n’est pas journalisé.';

/** What a write changed, field by field; of visitors' data only the names of the fields. */
export function EntryChanges({ entry }: { entry: AuditEntry }) {
  const { action, before, after, changed, collection } = entry;
  const entity = entityOf(collection);
  if (entity?.isPersonal) {
    const names = changed.map((name) => fieldLabel(collection, name)).join(', ');
    const fields = action === 'update' && names !== '' ? `Champs modifiés\u00a0: ${names}. ` : '';
    return <p className="pb-4 text-small text-ink-2">{fields + PERSONAL}</p>;
  }
  return (
    <dl className="pb-4 text-small">
      {changed.map((name) => {
        const schema = entity?.fields[name];
        const field = schema && fieldOf(schema);
        const [was, is] = printDifference(field, before?.[name], after?.[name]);
        const isPicture = field?.kind === 'picture';
        return (
          <div
            key={name}
            className="grid gap-x-6 border-t border-rule py-2 md:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <dt className="font-medium">{fieldLabel(collection, name)}</dt>
            <dd className="min-w-0 break-words">
              {before && (
                <p className="text-ink-2">
                  Avant{`\u00a0: ${was}`}
                  {isPicture && <Thumb address={before[name]} />}
                </p>
              )}
              {after && (
                <p>
                  {before && 'Après\u00a0: '}
                  {is}
                  {isPicture && <Thumb address={after[name]} />}
                </p>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** A picture beside its words; empty once a photograph is erased. */
const Thumb = ({ address }: { address: unknown }) =>
  typeof address === 'string' && (
    <span className="my-1 block h-14 w-21 overflow-hidden bg-sand">
      <Picture src={address} alt="" sizes="84px" className="size-full object-cover" />
    </span>
  );
