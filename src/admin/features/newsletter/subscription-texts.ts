import type { NewsletterSubscription } from '#domain/newsletter/newsletter-subscription.ts';

export const SOURCE_LABELS = {
  header: 'En-tête (header)',
  footer: 'Pied de page (footer)',
  scroll: 'Fenêtre (scroll)',
  import: 'Import',
} as const;

export const sourceLabel = ({ source }: NewsletterSubscription) =>
  SOURCE_LABELS[source ?? 'import'];
export const stateLabel = ({ active }: NewsletterSubscription) => (active ? 'Actif' : 'Inactif');

const subscriptions = (count: number) => `${count} ${count === 1 ? 'abonnement' : 'abonnements'}`;
const s = (count: number) => (count === 1 ? '' : 's');

const QUESTION = 'Êtes-vous sûr de vouloir supprimer cet abonnement ?';

export const DELETE_TEXTS = {
  question: QUESTION,
  done: 'Abonnement supprimé',
  doneDescription: "L'abonnement a été supprimé avec succès",
  failed: 'Erreur',
  failedDescription: "Impossible de supprimer l'abonnement",
  restored: 'Abonnement rétabli',
};

export const BULK_TEXTS = {
  chosen: (count: number) => `${subscriptions(count)} choisi${s(count)}`,
  deactivated: (count: number) => `${subscriptions(count)} désactivé${s(count)}`,
  activated: (count: number) => `${subscriptions(count)} réactivé${s(count)}`,
  question: (count: number) =>
    count === 1
      ? QUESTION
      : `Êtes-vous sûr de vouloir supprimer ces ${subscriptions(count)}\u202f?`,
  done: (count: number) => `${subscriptions(count)} supprimé${s(count)}`,
  failed: (count: number) =>
    count === 1
      ? DELETE_TEXTS.failedDescription
      : `Impossible de supprimer ${subscriptions(count)}`,
  restored: (count: number) => `${subscriptions(count)} rétabli${s(count)}`,
  notRestored: (count: number) =>
    count === 1
      ? 'L’abonnement n’a pas pu être rétabli'
      : `${subscriptions(count)} n’ont pas pu être rétablis`,
};

/** The question before people receive the newsletter again. */
export function activationQuestion(emails: readonly string[]) {
  const [first = ''] = emails;
  const who = emails.length === 1 ? `${first} recevra` : `${emails.length} personnes recevront`;
  const wish = emails.length === 1 ? 'à sa demande' : 'à leur demande';
  const consent = emails.length === 1 ? 'son accord' : 'l’accord de chacune';
  return {
    title:
      emails.length === 1
        ? 'Réactiver cet abonnement\u202f?'
        : `Réactiver ces ${subscriptions(emails.length)}\u202f?`,
    text: `${who} de nouveau la newsletter. Ne le faites qu’${wish}\u00a0: la loi exige ${consent}.`,
    confirmLabel: 'Réactiver',
  };
}
