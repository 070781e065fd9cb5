import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Title, useOpenRequests, usePlanned } from '#admin/data/titles.ts';
import { recordLink } from '#admin/kit/record-link.ts';
import { Failed } from '#admin/ui/failed.tsx';
import { Section } from '#admin/ui/section.tsx';
import { Unread } from '#admin/ui/unread.tsx';
import { ageOf } from '#domain/requests/received.ts';
import { formatMoment } from '#domain/text/dates.ts';

type TitleListProps = { titles: readonly Title[]; stateOf: (title: Title) => ReactNode };

const TitleList = ({ titles, stateOf }: TitleListProps) => (
  <ul>
    {titles.map((title) => (
      <li key={`${title.section}/${title.id}`} className="border-b border-rule">
        <Link
          {...recordLink(title.section, title.id)}
          className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-2"
        >
          <span>
            <span className="font-medium">{title.label}</span>{' '}
            <span className="text-small text-ink-2">{title.note}</span>
          </span>
          <span className="text-small text-ink-2">{stateOf(title)}</span>
        </Link>
      </li>
    ))}
  </ul>
);

/** Planned records are published within five minutes: after ten, something is wrong. */
const LATE_MS = 10 * 60_000;

function plannedState({ at }: Title): ReactNode {
  const moment = formatMoment(at);
  const isLate = at !== null && Date.parse(at) < Date.now() - LATE_MS;
  return isLate ? <Failed>Devait paraître le {moment}</Failed> : moment;
}

/** « À paraître »: what is published by itself, and when; hidden where nothing is planned. */
export function PlannedSection() {
  const { value: planned, problem } = usePlanned();
  if (planned?.length === 0) return null;
  return (
    <Section title="À paraître">
      {planned ? (
        <TitleList titles={planned} stateOf={plannedState} />
      ) : (
        <Unread problem={problem} />
      )}
    </Section>
  );
}

const SHOWN = 5;

export function OpenRequests() {
  const { value: requests, problem } = useOpenRequests();
  return (
    <Section title="Demandes à traiter">
      {!requests && <Unread problem={problem} />}
      {requests?.length === 0 && <p className="text-ink-2">Aucune demande n’attend de réponse.</p>}
      <TitleList
        titles={requests?.slice(0, SHOWN) ?? []}
        stateOf={({ at }) => ageOf({ created_at: at })}
      />
    </Section>
  );
}
