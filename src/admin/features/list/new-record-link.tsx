import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/button.tsx';
import type { PublicationSection } from './publication-section.ts';
import { NEW_ID } from './record-id.ts';

export function NewRecordLink({ section: { list, creation } }: { section: PublicationSection }) {
  return (
    <Link to={`${list}/$id`} params={{ id: NEW_ID }} className={buttonClass()}>
      {creation}
    </Link>
  );
}
