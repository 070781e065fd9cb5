import { Thumbnail } from '#admin/ui/thumbnail.tsx';
import type { Field } from '#domain/schema/field.ts';
import { formatDateTime } from '#domain/text/dates.ts';

const NONE = <span className="text-ink-2">–</span>;

/** Shows a field's value in a list. */
export function Cell({ field, value }: { field: Field | undefined; value: unknown }) {
  switch (field?.kind) {
    case 'picture':
      return <Thumbnail src={typeof value === 'string' ? value : null} />;
    case 'flag':
      return value === true ? 'Oui' : <span className="text-ink-2">Non</span>;
    case 'instant':
      return typeof value === 'string' ? formatDateTime(value) : NONE;
    default:
      return typeof value === 'string' || typeof value === 'number' ? value : NONE;
  }
}
