import { Link } from '@tanstack/react-router';
import { downloadText } from '#admin/features/list/download-csv.ts';
import { recordLink } from '#admin/features/list/record-link.ts';
import { Button } from '#admin/ui/button.tsx';
import { Section } from '#admin/ui/section.tsx';
import { type PersonalData, personFileName } from '#domain/admin/personal-data.ts';
import { todayIso } from '#domain/text/dates.ts';
import { isErasable, isKnown, requestText, subscriptionText } from './person-texts.ts';

type PersonDataProps = { person: PersonalData; isBusy: boolean; onErase: () => void };

const exportFile = (person: PersonalData) =>
  downloadText(
    personFileName(todayIso(new Date())),
    JSON.stringify(person, null, 2),
    'application/json',
  );

/** What is kept under an email address, and what can be done with it. */
export function PersonData({ person, isBusy, onErase }: PersonDataProps) {
  const { email, subscriptions, requests } = person;
  if (!isKnown(person)) {
    return (
      <p className="py-6">
        Rien n’est gardé sous l’adresse <span className="break-all">{email}</span>.
      </p>
    );
  }
  return (
    <Section title="Ce que le site sait">
      <ul className="mb-6 grid gap-2">
        {subscriptions.map((subscription) => (
          <li key={String(subscription.id)}>{subscriptionText(subscription)}</li>
        ))}
        {requests.map((request) => (
          <li key={String(request.id)}>
            <Link {...recordLink('request', String(request.id))} className="link-text">
              {requestText(request)}
            </Link>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-4">
        <Button size="sm" onClick={() => exportFile(person)}>
          Exporter
        </Button>
        {isErasable(person) && (
          <Button size="sm" variant="outline" aria-disabled={isBusy || undefined} onClick={onErase}>
            {isBusy ? 'Effacement…' : 'Tout effacer'}
          </Button>
        )}
      </div>
    </Section>
  );
}
