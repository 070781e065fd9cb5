import { Link } from '@tanstack/react-router';
import { BackLink, PageHead } from '#admin/features/frame/page-head.tsx';
import { buttonClass } from '#admin/ui/button.tsx';
import { ACTION } from '#admin/ui/looks.ts';
import { formatDate } from '#domain/text/dates.ts';
import type { PublicationSection } from './publication-section.ts';
import { NEW_ID } from './record-id.ts';

type PublicationHeadProps = {
  section: PublicationSection;
  /** Null for a new record. */
  record: { id: string; published: boolean; created_at: string | null } | null;
  /** Back to the list as it was left. */
  onBack: () => void;
};

/** Title, creation date, and links to the public page and to a copy. */
export function PublicationHead({ section, record, onBack }: PublicationHeadProps) {
  const { list, page, title, creation, edition } = section;
  const back = (
    <BackLink to={list} onPress={onBack}>
      {title}
    </BackLink>
  );
  if (record === null) return <PageHead title={creation} back={back} />;
  const { id, created_at, published } = record;
  return (
    <PageHead title={edition} back={back}>
      {published && (
        <a href={`${page}/${id}`} target="_blank" rel="noopener" className={ACTION}>
          Voir la page
        </a>
      )}
      <Link to={`${list}/$id`} params={{ id: NEW_ID }} search={{ depuis: id }} className={ACTION}>
        Dupliquer
      </Link>
      <p className="py-2.5 text-small text-ink-2">
        {created_at === null ? 'Jamais publié' : `Créé le ${formatDate(created_at)}`}
      </p>
    </PageHead>
  );
}

export function NewRecordLink({ section: { list, creation } }: { section: PublicationSection }) {
  return (
    <Link to={`${list}/$id`} params={{ id: NEW_ID }} className={buttonClass()}>
      {creation}
    </Link>
  );
}
