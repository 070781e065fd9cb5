import { Link } from '@tanstack/react-router';
import { downloadText } from '#admin/kit/list/download-csv.ts';
import { recordLink } from '#admin/kit/record-link.ts';
import { Button } from '#admin/ui/button.tsx';
import { Section } from '#admin/ui/section.tsx';
import { type PersonalData, personFileName } from '#domain/admin/personal-data.ts';
import { formatDate, todayIso } from '#domain/text/dates.ts';

type PersonDataProps = { person: PersonalData; isBusy: boolean; onErase: () => void };
type Values = Record<string, unknown>;

const exportFile = (person: PersonalData) =>
  downloadText(personFileName(todayIso()), JSON.stringify(person, null, 2), 'application/json');

const dateOf = (value: unknown) => formatDate(typeof value === 'string' ? value : null);
const isDeleted = ({ deleted_at }: Values) => typeof deleted_at === 'string';
const fate = (values: Values) =>
  isDeleted(values) ? ', supprimé, effacé définitivement la nuit prochaine' : '';

export function PersonData({ person, isBusy, onErase }: PersonDataProps) {
  const { email, subscriptions, requests } = person;
  const records = [...subscriptions, ...requests];
  if (records.length === 0) {
    return (
      <p className="py-6">
        Rien n’est gardé sous l’adresse <span className="break-all">{email}</span>.
      </p>
    );
  }
  return (
    <Section title="Ce que le site sait">
      <ul className="mb-6 grid gap-2">
        {subscriptions.map((values) => (
          <li key={String(values.id)}>
            Abonnement {values.active === true ? 'actif' : 'inactif'} à la newsletter, depuis le{' '}
            {dateOf(values.subscribed_at)}
            {fate(values)}
          </li>
        ))}
        {requests.map((values) => (
          <li key={String(values.id)}>
            <Link {...recordLink('demandes', String(values.id))} className="link-text">
              {values.form_type === 'vacances' ? 'Formulaire de vacances' : 'Message'} du{' '}
              {dateOf(values.created_at)}
            </Link>
            {fate(values)}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-4">
        <Button size="sm" onClick={() => exportFile(person)}>
          Exporter
        </Button>
        {records.some((values) => !isDeleted(values)) && (
          <Button size="sm" variant="outline" aria-disabled={isBusy} onClick={onErase}>
            {isBusy ? 'Effacement…' : 'Tout effacer'}
          </Button>
        )}
      </div>
    </Section>
  );
}
