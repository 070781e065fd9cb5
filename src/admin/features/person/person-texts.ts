import type { PersonalData } from '#domain/admin/personal-data.ts';
import { formatDate } from '#domain/text/dates.ts';

type Values = Record<string, unknown>;

const counted = (count: number, one: string, several: string) =>
  `${count} ${count > 1 ? several : one}`;

const dateOf = (value: unknown) => formatDate(typeof value === 'string' ? value : null);

const isDeleted = ({ deleted_at }: Values) => typeof deleted_at === 'string';
const fate = (values: Values) =>
  isDeleted(values) ? ', supprimé, effacé définitivement la nuit prochaine' : '';

/** A subscription in a line. */
export const subscriptionText = (values: Values): string =>
  `Abonnement ${values.active === true ? 'actif' : 'inactif'} à la newsletter, depuis le ${dateOf(values.subscribed_at)}${fate(values)}`;

/** A request in a line. */
export const requestText = (values: Values): string =>
  `${values.form_type === 'vacances' ? 'Formulaire de vacances' : 'Message'} du ${dateOf(values.created_at)}${fate(values)}`;

/** Whether anything is kept. */
export const isKnown = ({ subscriptions, requests }: PersonalData): boolean =>
  subscriptions.length + requests.length > 0;

/** Whether anything is left to erase. */
export const isErasable = ({ subscriptions, requests }: PersonalData): boolean =>
  [...subscriptions, ...requests].some((values) => !isDeleted(values));

/** The question before everything is erased. */
export const eraseQuestion = ({ email, subscriptions, requests }: PersonalData) => ({
  title: 'Tout effacer de cette personne\u202f?',
  text: `${email}\u00a0: ${counted(subscriptions.length, 'abonnement', 'abonnements')}, ${counted(requests.length, 'demande', 'demandes')}, avec les notes et les e-mails. Tout disparaît aussitôt, et est effacé définitivement la nuit prochaine.`,
  confirmLabel: 'Tout effacer',
});
