import { useState } from 'react';
import { erasePerson, readPerson } from '#admin/data/person.ts';
import { BackLink, PageHead } from '#admin/frame/page-head.tsx';
import { useAction } from '#admin/kit/use-action.ts';
import { Button } from '#admin/ui/button.tsx';
import { useConfirm } from '#admin/ui/confirm.tsx';
import { TextInput } from '#admin/ui/fields.tsx';
import { Form } from '#admin/ui/form.tsx';
import type { PersonalData } from '#domain/admin/personal-data.ts';
import { isEmail, normaliseEmail } from '#domain/text/email.ts';
import { toastSuccess } from '#ui/toast/toast.ts';
import { PersonData } from './person-data.tsx';

/** Everything about one person: to be exported, or erased, when the person asks for it. */
export function PersonPage() {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [person, setPerson] = useState<PersonalData | null>(null);
  const [isSearching, find] = useAction('La recherche a échoué', async () => {
    const address = normaliseEmail(email);
    if (!isEmail(address)) return setError('Adresse e-mail invalide');
    setPerson(null);
    setPerson(await readPerson(address));
  });
  const [isErasing, erase] = useErasure(setPerson);
  return (
    <>
      <PageHead
        title="Données d’une personne"
        summary="Pour répondre à qui demande ses données, ou leur effacement."
        back={
          <BackLink to="/admin/$section" params={{ section: 'demandes' }}>
            Demandes
          </BackLink>
        }
      />
      <Form className="mb-8 grid max-w-prose justify-items-start" onSubmit={() => find()}>
        <TextInput
          label="Adresse e-mail"
          type="email"
          autoComplete="off"
          required
          value={email}
          error={error}
          hint="Celle que la personne a donnée dans un formulaire"
          className="w-full"
          onChange={({ target }) => {
            setEmail(target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" size="sm" aria-disabled={isSearching}>
          {isSearching ? 'Recherche…' : 'Chercher'}
        </Button>
      </Form>
      <div role="status">
        {person && <PersonData person={person} isBusy={isErasing} onErase={() => erase(person)} />}
      </div>
    </>
  );
}

const counted = (count: number, noun: string) => `${count} ${noun}${count > 1 ? 's' : ''}`;

function useErasure(onErased: (left: PersonalData | null) => void) {
  const confirm = useConfirm();
  return useAction('Rien n’a pu être effacé', async (person: PersonalData) => {
    const { email, subscriptions, requests } = person;
    const question = {
      title: 'Tout effacer de cette personne\u202f?',
      text: `${email}\u00a0: ${counted(subscriptions.length, 'abonnement')}, ${counted(requests.length, 'demande')}, avec les notes et les e-mails. Tout disparaît aussitôt, et est effacé définitivement la nuit prochaine.`,
      confirmLabel: 'Tout effacer',
    };
    if (!(await confirm(question))) return;
    await erasePerson(person);
    toastSuccess('Données supprimées', 'Elles seront effacées définitivement la nuit prochaine.');
    onErased(await readPerson(email).catch(() => null));
  });
}
