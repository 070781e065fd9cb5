import { useState } from 'react';
import { BackLink, PageHead } from '#admin/features/frame/page-head.tsx';
import { Button } from '#admin/ui/button.tsx';
import { TextInput } from '#admin/ui/fields.tsx';
import { Form } from '#admin/ui/form.tsx';
import { isEmail, normaliseEmail } from '#domain/text/email.ts';
import { PersonData } from './person-data.tsx';
import { usePerson } from './use-person.ts';

/** Everything about one person: to be exported, or erased, when the person asks for it. */
export function PersonPage() {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const { person, isSearching, isErasing, find, erase } = usePerson();
  return (
    <>
      <PageHead
        title="Données d’une personne"
        summary="Pour répondre à qui demande ses données, ou leur effacement."
        back={<BackLink to="/admin/demandes">Demandes</BackLink>}
      />
      <Form
        className="mb-8 grid max-w-prose justify-items-start"
        onSubmit={() => {
          if (!isEmail(normaliseEmail(email))) return setError('Adresse e-mail invalide');
          setError(undefined);
          void find(normaliseEmail(email));
        }}
      >
        <TextInput
          label="Adresse e-mail"
          type="email"
          autoComplete="off"
          required
          value={email}
          error={error}
          hint="Celle que la personne a donnée dans un formulaire"
          className="w-full"
          onChange={({ target }) => setEmail(target.value)}
        />
        <Button type="submit" size="sm" aria-disabled={isSearching || undefined}>
          {isSearching ? 'Recherche…' : 'Chercher'}
        </Button>
      </Form>
      <div role="status">
        {person && (
          <PersonData person={person} isBusy={isErasing} onErase={() => void erase(person)} />
        )}
      </div>
    </>
  );
}
