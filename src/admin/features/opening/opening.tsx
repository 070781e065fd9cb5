import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { callAdminFunction } from '#admin/data/calls.ts';
import { readUnparsedRecord } from '#admin/data/read.ts';
import { storeRecord } from '#admin/data/store-record.ts';
import { useTeam } from '#admin/data/team.ts';
import { useDataRead, useRecordCount } from '#admin/data/use-read.ts';
import { useBusyAction } from '#admin/kit/actions.ts';
import { ErrorText, TitledSection } from '#admin/ui/blocks.tsx';
import { SmallButton } from '#admin/ui/button.tsx';
import { DEFAULT_SETTINGS } from '#content/settings.ts';
import { IS_DEMO } from '#data/firebase/firebase-config.ts';
import { TestMailReport } from '#domain/admin/admin-calls.ts';
import { ENTITIES, fieldLabel } from '#domain/admin/entities.ts';
import { listSettingsToFillIn } from '#domain/settings/examples.ts';
import { SETTINGS_DOC_ID, StoredSettings } from '#domain/settings/site-settings.ts';
import { Icon } from '#ui/icon.tsx';

const { articles, destinations, hotels, settings } = ENTITIES;
const SETTINGS_KEY = ['settings'];

/** Checklist for a new site; hidden once all but its optional row is done, and on a demo without saved settings. */
export function SiteOpeningChecklist() {
  const client = useQueryClient();
  const { value: saved } = useDataRead(SETTINGS_KEY, async () => {
    const stored = await readUnparsedRecord(settings, SETTINGS_DOC_ID);
    return stored && v.parse(StoredSettings, stored);
  });
  const destinationCount = useRecordCount(destinations).value;
  const hotelCount = useRecordCount(hotels).value;
  const articleCount = useRecordCount(articles).value;
  const counts = [destinationCount, hotelCount, articleCount];
  const isUntouchedDemo = IS_DEMO && !saved;
  const isListed = saved !== undefined && !isUntouchedDemo;
  if (!isListed || counts.includes(undefined)) return null;

  const { updated_at: updatedAt = null, ...stored } = saved ?? {};
  const unfilled = listSettingsToFillIn(stored, DEFAULT_SETTINGS);
  const unfilledIdentity = unfilled.filter((name) => name !== 'contact_email');
  const labels = unfilledIdentity.map((name) => fieldLabel(settings.collection, name)).join(', ');
  const areTicked = saved?.mail_confirmed && saved.texts_confirmed;
  if (unfilled.length === 0 && areTicked && !counts.includes(0)) return null;
  const tick = async (name: 'mail_confirmed' | 'texts_confirmed') => {
    const values = { ...DEFAULT_SETTINGS, ...stored, [name]: true };
    const opened = { id: SETTINGS_DOC_ID, updatedAt };
    await storeRecord(settings, values, { opened }).finally(() =>
      client.invalidateQueries({ queryKey: SETTINGS_KEY }),
    );
  };
  return (
    <TitledSection title="Avant l’ouverture">
      <ul>
        <Row name="Votre adresse de contact" isDone={unfilled.length === unfilledIdentity.length} />
        <Row name="Votre identité, dans les mentions légales" isDone={labels === ''}>
          <p className="text-small text-ink-2">{`À écrire\u00a0: ${labels}`}</p>
        </Row>
        <Row name="Un e-mail d’essai, bien arrivé" isDone={saved?.mail_confirmed}>
          <TestMail onArrived={() => tick('mail_confirmed')} />
        </Row>
        <Row name="Une destination" to="/admin/destinations/new" isDone={destinationCount !== 0} />
        <Row name="Un hôtel" to="/admin/hotels/new" isDone={hotelCount !== 0} />
        <Row name="Un article" to="/admin/articles/new" isDone={articleCount !== 0} />
        <SecondPersonRow />
        <Row name="Des textes relus, et à vous" to="/about" isDone={saved?.texts_confirmed}>
          <Action label="Ils sont relus" run={() => tick('texts_confirmed')} />
        </Row>
      </ul>
    </TitledSection>
  );
}

type RowProps = { name: string; to?: string; isDone: boolean | undefined; children?: ReactNode };

const Row = ({ name, to = '/admin/reglages', isDone, children }: RowProps) => (
  <li className="flex min-h-14 flex-wrap items-center gap-3 border-b border-rule py-1.5">
    <span className="size-5 border border-edge text-ok">{isDone && <Icon name="check" />}</span>
    <Link to={to} target={to === '/about' ? '_blank' : '_self'} className="link-text mr-auto">
      {name}
    </Link>
    {isDone ? <p className="text-small text-ink-2">Fait</p> : children}
  </li>
);

/** Checklist row that suggests a second administrator. It is optional: the checklist counts as complete without it. */
function SecondPersonRow() {
  const isAlone = useTeam().value?.length === 1;
  return <Row name="Une deuxième personne" to="/admin/equipe" isDone={!isAlone} />;
}

function Action({ label, run }: { label: string; run: () => Promise<void> }) {
  const [isBusy, start] = useBusyAction(`«\u202f${label}\u202f» n’a pas abouti`, run);
  return (
    <SmallButton aria-disabled={isBusy} onClick={start}>
      {label}
    </SmallButton>
  );
}

function TestMail({ onArrived }: { onArrived: () => Promise<void> }) {
  const [sent, setSent] = useState<TestMailReport>();
  const send = async () =>
    setSent(v.parse(TestMailReport, await callAdminFunction({ action: 'test-mail' })));
  return (
    <>
      <p role="status" className="text-small text-ink-2">
        {sent?.failure ? <ErrorText>{sent.failure}</ErrorText> : sent && `Envoyé à ${sent.to}`}
      </p>
      <Action label="Envoyer l’e-mail d’essai" run={send} />
      <Action label="Il est arrivé" run={onArrived} />
    </>
  );
}
