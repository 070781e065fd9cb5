import { useOpenRequests, usePlanned } from '#admin/data/titles.ts';
import { Failed } from '#admin/ui/failed.tsx';
import { Section } from '#admin/ui/section.tsx';
import { Unread } from '#admin/ui/unread.tsx';
import { ageOf } from '#domain/requests/received.ts';
import { formatMoment } from '#domain/text/dates.ts';
import { TitleList } from './title-list.tsx';

/** Planned records are published within five minutes: after ten, something is wrong. */
const LATE_MS = 10 * 60_000;

/** « À paraître »: what is published by itself, and when; hidden where nothing is planned. */
export function PlannedSection() {
  const { value: planned, problem } = usePlanned();
  const late = new Date(Date.now() - LATE_MS).toISOString();
  if (planned?.length === 0) return null;
  return (
    <Section title="À paraître">
      {planned ? (
        <TitleList
          titles={planned}
          stateOf={({ at }) =>
            at !== null && at < late ? (
              <Failed>Devait paraître le {formatMoment(at)}</Failed>
            ) : (
              formatMoment(at)
            )
          }
        />
      ) : (
        <Unread problem={problem} />
      )}
    </Section>
  );
}

const SHOWN = 5;

/** The newest requests that wait for an answer. */
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
