import { Link } from '@tanstack/react-router';
import * as v from 'valibot';
import { type Entity, recordTitle } from '#domain/admin/entities.ts';

type NameLinkProps = { entity: Entity; record: { id: string } };

/** A record's name in a list, linked to its editor; marks records that could not be saved. */
export function NameLink({ entity, record }: NameLinkProps) {
  const { section, fields } = entity;
  const isComplete = v.is(v.object(fields), record);
  return (
    <>
      <Link
        to="/admin/$section/$id"
        params={{ section, id: record.id }}
        className="line-clamp-2 min-w-32 font-display text-[1.25rem] leading-tight wrap-anywhere"
      >
        {recordTitle(entity, record)}
      </Link>
      {!isComplete && <span className="badge badge-outline text-small">À compléter</span>}
    </>
  );
}
