import { ENTITIES, type Entity, labelOf } from '#domain/admin/entities.ts';
import { formatCount } from '#domain/text/format.ts';

export type EntityTexts = ReturnType<typeof textsByNoun>;

const SPECIFIED: Readonly<Record<string, Partial<EntityTexts>>> = {
  [ENTITIES.articles.section]: {
    changed: 'Article mis à jour',
    notCreated: "Impossible de sauvegarder l'article",
    notChanged: "Impossible de sauvegarder l'article",
  },
  [ENTITIES.destinations.section]: {
    created: 'Destination créée avec succès',
    changed: 'Destination mise à jour avec succès',
    notCreated: 'Erreur lors de la sauvegarde',
    notChanged: 'Erreur lors de la sauvegarde',
    deleted: 'Destination supprimée avec succès',
    notDeleted: 'Erreur lors de la suppression',
  },
  [ENTITIES.subscribers.section]: {
    empty: 'Aucun abonnement à la newsletter trouvé.',
    deletedDetail: "L'abonnement a été supprimé avec succès",
    notDeleted: 'Erreur',
    notDeletedDetail: "Impossible de supprimer l'abonnement",
  },
};

export const textsOf = (entity: Entity): EntityTexts => ({
  ...textsByNoun(entity),
  ...SPECIFIED[entity.section],
});

function wordsBefore(noun: string, isFeminine: boolean) {
  const isElided = /^[aeéhio]/.test(noun);
  if (isFeminine) return { the: isElided ? "l'" : 'la ', this: 'cette', new: 'Nouvelle' };
  return isElided
    ? { the: "l'", this: 'cet', new: 'Nouvel' }
    : { the: 'le ', this: 'ce', new: 'Nouveau' };
}

function textsByNoun(entity: Entity) {
  const { noun, isFeminine = false } = entity;
  const one = noun.toLowerCase();
  const before = wordsBefore(one, isFeminine);
  const e = isFeminine ? 'e' : '';
  const counted = (count: number) => `${formatCount(count)} ${one}${count < 2 ? '' : 's'}`;
  const agreed = (participle: string, count: number) => `${participle}${e}${count < 2 ? '' : 's'}`;
  return {
    title: labelOf(entity),
    creation: `${before.new} ${one}`,
    edition: `Modifier ${before.the.replace("'", '’')}${one}`,
    search: `Rechercher un${e} ${one}`,
    loading: `Chargement des ${one}s…`,
    notLoaded: `Impossible de charger les ${one}s`,
    oneNotLoaded: `Impossible de charger ${before.the}${one}`,
    empty: `Aucun${e} ${one} pour le moment.`,
    notFound: `Aucun${e} ${one} ne correspond à cette recherche.`,
    all: isFeminine ? 'Toutes' : 'Tous',
    counted,
    agreed,
    done: (participle: string, count: number) =>
      `${count === 1 ? noun : counted(count)} ${agreed(participle, count)}`,
    question(count: number) {
      const what = count === 1 ? `${before.this} ${one}` : counted(count);
      return `Êtes-vous sûr de vouloir supprimer ${what} ?`;
    },
    created: `${noun} ${agreed('créé', 1)}`,
    notCreated: `Impossible de créer ${before.the}${one}`,
    changed: `${noun} ${agreed('modifié', 1)}`,
    notChanged: `Impossible de modifier ${before.the}${one}`,
    deleted: `${noun} ${agreed('supprimé', 1)}`,
    deletedDetail: '',
    notDeleted: `Impossible de supprimer ${before.the}${one}`,
    notDeletedDetail: '',
  };
}
