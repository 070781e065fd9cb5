import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import {
  movePersonalDataToTrash,
  type PersonalData,
  personalDataToJson,
  searchPersonalData,
} from '#admin/data/person.ts';
import { useBusyAction } from '#admin/kit/actions.ts';
import { BackLink, PageHeader } from '#admin/kit/page-head.tsx';
import { useFormWithoutRecord } from '#admin/kit/use-form-without-record.ts';
import { TitledSection } from '#admin/ui/blocks.tsx';
import { Button, SmallButton } from '#admin/ui/button.tsx';
import { useConfirm } from '#admin/ui/confirm.tsx';
import { Form, TextInput } from '#admin/ui/fields.tsx';
import { ENTITIES } from '#domain/admin/entities.ts';
import { nounWithCount } from '#domain/entity/entity.ts';
import { todayIso } from '#domain/text/today.ts';
import { saveTextAsFile } from '#ui/download-text.ts';
import { toastSuccess } from '#ui/toast/toast.ts';

// The searched email address, name or telephone number is not in the URL, because browsers and servers log URLs.
export const Route = createFileRoute('/_guard/admin/personne')({ component: PersonPage });

const Entered = v.object({
  person: v.pipe(v.string(), v.trim(), v.minLength(3, 'Trois lettres ou chiffres au moins')),
});

function PersonPage() {
  const { errors, read } = useFormWithoutRecord();
  const [people, setPeople] = useState<readonly PersonalData[]>([]);
  const [isSearching, find] = useBusyAction('La recherche a échoué', async (text: string) => {
    setPeople([]);
    setPeople(await searchPersonalData(text));
  });
  const search = (form: HTMLFormElement) => {
    const entered = read(form, Entered);
    if (entered) find(entered.person);
    else setPeople([]);
  };
  return (
    <>
      <PageHeader
        title="Données d’une personne"
        summary="Pour répondre aux personnes qui demandent leurs données, ou leur effacement."
        back={
          <BackLink to="/admin/$section" params={{ section: ENTITIES.requests.section }}>
            Demandes
          </BackLink>
        }
      />
      <Form
        className="mb-8 grid max-w-prose justify-items-start"
        onSubmit={({ currentTarget }) => search(currentTarget)}
      >
        <TextInput
          label="Adresse e-mail, téléphone ou nom"
          name="person"
          autoComplete="off"
          required
          error={errors.person}
          hint="Comme la personne l’a donné dans un formulaire. L’adresse seule trouve aussi un abonnement."
          className="w-full"
        />
        <Button type="submit" size="sm" aria-disabled={isSearching}>
          {isSearching ? 'Recherche…' : 'Chercher'}
        </Button>
      </Form>
      <div role="status">
        {people.map((person) => (
          <PersonData key={person.email} person={person} onErased={() => find(person.email)} />
        ))}
      </div>
    </>
  );
}

/** Saves a person's data as a file whose name does not reveal the person. */
const exportFile = (person: PersonalData) =>
  saveTextAsFile(
    `donnees-personnelles-${todayIso()}.json`,
    personalDataToJson(person),
    'application/json',
  );

function PersonData({ person, onErased }: { person: PersonalData; onErased: () => void }) {
  const { email, holdings } = person;
  const records = holdings.flatMap((holding) => holding.records);
  const isDeleted = records.every(({ deleted_at }) => typeof deleted_at === 'string');
  const what = holdings
    .map((holding) => nounWithCount(holding.entity, holding.records.length))
    .join(', ');
  const lines = holdings.flatMap((holding) => {
    const { summary } = holding.entity;
    if (!summary) return [];
    return holding.records.map((record) => ({ id: String(record.id), ...summary.of(record) }));
  });
  const confirm = useConfirm();
  const [isErasing, erase] = useBusyAction('Rien n’a pu être effacé', async () => {
    const question = {
      title: 'Tout effacer de cette personne\u202f?',
      text: `${email}\u00a0: ${what}, avec les notes et les e-mails. Tout disparaît aussitôt, et est effacé définitivement la nuit prochaine.`,
      confirmLabel: 'Tout effacer',
    };
    if (!(await confirm(question))) return;
    await movePersonalDataToTrash(person);
    toastSuccess('Données supprimées', {
      description: 'Elles seront effacées définitivement la nuit prochaine.',
    });
    onErased();
  });
  if (records.length === 0) return <p className="break-words">Rien n’est gardé sous {email}.</p>;
  return (
    <TitledSection title="Ce que le site sait">
      <p className="mb-6 break-words">
        {email}
        {`\u00a0: ${what}`}
        {isDeleted && ', supprimés, effacés définitivement la nuit prochaine'}
      </p>
      <ul className="mb-6 list-disc pl-5 empty:hidden">
        {lines.map(({ id, label, note }) => (
          <li key={id}>{`${label} – ${note}`}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-4">
        <Button size="sm" onClick={() => exportFile(person)}>
          Exporter
        </Button>
        {!isDeleted && (
          <SmallButton aria-disabled={isErasing} onClick={erase}>
            {isErasing ? 'Effacement…' : 'Tout effacer'}
          </SmallButton>
        )}
      </div>
    </TitledSection>
  );
}
