import type { PersonalData } from '#domain/admin/personal-data.ts';
import { formatDate } from '#domain/text/dates.ts';

const counted = (count: number, one: string, several: string) =>
  `${count} ${count > 1 ? several : one}`;

const dateOf = (value: unknown) => formatDate(typeof value === 'string' ? value : null);

/** A subscription in a line. */
export const subscriptionText = ({ active, subscribed_at }: Record<string, unknown>): string =>
  `Abonnement ${active === true ? 'actif' : 'inactif'} à la newsletter, depuis le ${dateOf(subscribed_at)}`;

/** A request in a line. */
export const requestText = ({ form_type, created_at }: Record<string, unknown>): string =>
  `${form_type === 'vacances' ? 'Demande de vacances' : 'Message'} du ${dateOf(created_at)}`;

/** What else is kept: how many of each, without those of which there is none. */
export function otherTexts({ mails, deleted, journal }: PersonalData): string[] {
  return [
    mails.length > 0 && counted(mails.length, 'e-mail', 'e-mails'),
    deleted.length > 0 &&
      counted(
        deleted.length,
        'fiche supprimée qui peut encore être rétablie',
        'fiches supprimées qui peuvent encore être rétablies',
      ),
    journal.length > 0 &&
      counted(journal.length, 'ligne du journal, sans contenu', 'lignes du journal, sans contenu'),
  ].filter((text) => text !== false);
}

/** Whether anything is kept that can be erased. */
export const isKnown = ({ subscriptions, requests, mails, deleted }: PersonalData): boolean =>
  [subscriptions, requests, mails, deleted].some(({ length }) => length > 0);

/** The question before everything is erased. */
export const eraseQuestion = ({ email, subscriptions, requests }: PersonalData) => ({
  title: 'Tout effacer de cette personne\u202f?',
  text: `${email}\u00a0: ${counted(subscriptions.length, 'abonnement', 'abonnements')}, ${counted(requests.length, 'demande', 'demandes')}, leurs notes et leurs e-mails. Rien ne pourra être rétabli.`,
  confirmLabel: 'Effacer définitivement',
});
