import { useState } from 'react';
import { erasePerson, readPerson } from '#admin/data/person.ts';
import { failureDescription } from '#admin/features/list/failure-description.ts';
import { useConfirm } from '#admin/ui/confirm.tsx';
import type { PersonalData } from '#domain/admin/personal-data.ts';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { eraseQuestion } from './person-texts.ts';

/** What the site knows of a person, once it was asked for, and how to erase it. */
export function usePerson() {
  const confirm = useConfirm();
  const [person, setPerson] = useState<PersonalData | null>(null);
  const [isSearching, find] = useSingleFlight(async (email: string) => {
    setPerson(null);
    try {
      setPerson(await readPerson(email));
    } catch (error) {
      toastError('La recherche a échoué', failureDescription(error));
    }
  });
  const [isErasing, erase] = useSingleFlight(async (known: PersonalData) => {
    if (!(await confirm(eraseQuestion(known)))) return;
    try {
      await erasePerson(known);
    } catch (error) {
      return toastError('Rien n’a pu être effacé', failureDescription(error));
    }
    toastSuccess('Données supprimées', 'Elles seront effacées définitivement la nuit prochaine.');
    setPerson(await readPerson(known.email).catch(() => null));
  });
  return { person, isSearching, isErasing, find, erase };
}
