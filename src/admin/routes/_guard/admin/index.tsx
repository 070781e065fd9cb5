import { createFileRoute, Link } from '@tanstack/react-router';
import { useLateWork } from '#admin/data/late-work.ts';
import {
  type LabelledRecord,
  useLabelledRecordsWhereFalse,
  usePlannedPublications,
} from '#admin/data/titles.ts';
import { type useDataRead, useRecordCount } from '#admin/data/use-read.ts';
import { SiteOpeningChecklist } from '#admin/features/opening/opening.tsx';
import { PageHeader } from '#admin/kit/page-head.tsx';
import { linkToRecord } from '#admin/kit/record-address.ts';
import { ErrorText, LoadingOrProblem, TitledSection } from '#admin/ui/blocks.tsx';
import type { QueryFilter } from '#data/firestore/firestore-query.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import { LATE_WORK_TEXTS } from '#domain/admin/health.ts';
import type { Entity } from '#domain/entity/entity.ts';
import { requestAgeText } from '#domain/requests/contact-request.ts';
import { formatLongDateTime } from '#domain/text/dates.ts';
import { formatWholeNumber } from '#domain/text/format.ts';

export const Route = createFileRoute('/_guard/admin/')({ component: Dashboard });

const { articles, hotels, destinations, pages, subscribers, requests, letters } = ENTITIES;

const UNSENT: QueryFilter[] = [['delivery', '==', 'failed']];

const CARDS: readonly CardProps[] = [
  { entity: articles, label: 'Articles' },
  { entity: hotels, label: 'Hôtels' },
  { entity: destinations, label: 'Destinations' },
  { entity: pages, label: 'Pages (SEO)' },
  { entity: subscribers, label: 'Newsletter' },
  { entity: requests, label: 'Demandes à traiter', where: [['handled', '==', false]] },
];

function Dashboard() {
  const lateWork = useLateWork();
  const planned = usePlannedPublications();
  const openRequests = useLabelledRecordsWhereFalse(requests, 'handled');
  return (
    <>
      <PageHeader title="Tableau de bord" />
      <SiteOpeningChecklist />
      <ul aria-label="À corriger" className="mb-6 empty:hidden">
        {lateWork.value?.map((kind) => (
          <li key={kind} className="flex min-h-12 items-center border-b border-rule py-2">
            <ErrorText>{LATE_WORK_TEXTS[kind]}</ErrorText>
          </li>
        ))}
        <Alert
          entity={requests}
          where={UNSENT}
          text="Demandes dont un e-mail n’est pas parti"
          search={{ delivery: 'failed' }}
        />
        <Alert
          entity={subscribers}
          where={UNSENT}
          text="Inscriptions dont un e-mail n’est pas parti"
          search={{ active: 'echec' }}
        />
        <Alert
          entity={letters}
          where={[['state', '==', 'paused']]}
          text="Lettres suspendues, qui vous attendent"
        />
      </ul>
      <ul className="mb-10 grid grid-cols-2 border-t border-ink xl:grid-cols-3">
        {CARDS.map((card) => (
          <Card key={card.label} {...card} />
        ))}
      </ul>
      <TitleSection
        title="Publications planifiées"
        empty="Rien n’est planifié."
        read={planned}
        stateOf={({ publish_at }) => formatLongDateTime(publish_at)}
      />
      <TitleSection
        title="Demandes à traiter"
        empty="Aucune demande n’attend de réponse."
        read={openRequests}
        stateOf={(title) => requestAgeText(title)}
      />
    </>
  );
}

type AlertProps = {
  entity: Entity;
  where: QueryFilter[];
  text: string;
  search?: Record<string, string>;
};

/** Says how many records of an entity await an administrator, with a link to their list; nothing for none. */
function Alert({ entity, where, text, search = {} }: AlertProps) {
  const { value: count = 0 } = useRecordCount(entity, where);
  if (count === 0) return null;
  return (
    <li className="border-b border-rule">
      <Link
        to="/admin/$section"
        params={{ section: entity.section }}
        search={search}
        className="flex min-h-12 items-center py-2 hover:underline"
      >
        <ErrorText>{`${text}\u00a0: ${formatWholeNumber(count)}`}</ErrorText>
      </Link>
    </li>
  );
}

type CardProps = { entity: Entity; label: string; where?: QueryFilter[] };

function Card({ entity, label, where }: CardProps) {
  const { value, problem } = useRecordCount(entity, where);
  const unknown = problem === undefined ? '…' : '–';
  return (
    <li className="border-b border-rule">
      <Link
        to="/admin/$section"
        params={{ section: entity.section }}
        className="flex min-h-24 items-center gap-3 py-3 hover:bg-paper sm:gap-5 sm:pr-4"
      >
        <span className="min-w-11 text-[2rem] leading-none tabular-nums sm:min-w-14">
          {value === undefined ? unknown : formatWholeNumber(value)}
        </span>
        <span>
          <span className="block font-medium">{label}</span>
          <span className="block text-small text-ink-2">{problem}</span>
        </span>
      </Link>
    </li>
  );
}

const SHOWN = 10;

type TitleSectionProps = {
  title: string;
  empty: string;
  read: ReturnType<typeof useDataRead<LabelledRecord[]>>;
  stateOf: (title: LabelledRecord) => string;
};

const TitleSection = ({ title, empty, read, stateOf }: TitleSectionProps) => (
  <TitledSection title={title}>
    {!read.value && <LoadingOrProblem problem={read.problem} />}
    {read.value?.length === 0 && <p className="text-ink-2">{empty}</p>}
    <ul className="empty:hidden">
      {read.value?.slice(0, SHOWN).map((record) => (
        <li key={`${record.section}/${record.id}`} className="border-b border-rule">
          <Link
            {...linkToRecord(record.section, record.id)}
            className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-2"
          >
            <span>
              <span className="font-medium">{record.label}</span>{' '}
              <span className="text-small text-ink-2 max-md:block">{record.note}</span>
            </span>
            <span className="text-small text-ink-2">{stateOf(record)}</span>
          </Link>
        </li>
      ))}
    </ul>
  </TitledSection>
);
