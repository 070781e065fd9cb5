// @vitest-environment node

import { expect, test } from 'vitest';
import { textsOf } from '#admin/kit/entity-texts.ts';
import { ENTITIES } from '#domain/admin/entities.ts';

const { articles, hotels, destinations, subscribers } = ENTITIES;

test('generated texts agree with the gender, first letter and number of the noun', () => {
  const hotel = textsOf(hotels);
  expect(hotel.creation).toBe('Nouvel hôtel');
  expect(hotel.question(1)).toBe('Êtes-vous sûr de vouloir supprimer cet hôtel ?');
  expect(hotel.edition).toBe('Modifier l’hôtel');
  expect(hotel.notDeleted).toBe("Impossible de supprimer l'hôtel");
  expect(hotel.notCreated).toBe("Impossible de créer l'hôtel");
  expect(hotel.changed).toBe('Hôtel modifié');
  expect(hotel.done('restauré', 1)).toBe('Hôtel restauré');
  const destination = textsOf(destinations);
  expect(destination.creation).toBe('Nouvelle destination');
  expect(destination.edition).toBe('Modifier la destination');
  expect(destination.empty).toBe('Aucune destination pour le moment.');
  expect(destination.done('publié', 3)).toBe('3 destinations publiées');
  const trip = textsOf({ ...hotels, noun: 'Voyage' });
  expect([trip.creation, trip.notDeleted]).toEqual([
    'Nouveau voyage',
    'Impossible de supprimer le voyage',
  ]);
});

test('a text that an entity words itself replaces the generated text', () => {
  expect(textsOf(destinations).deleted).toBe('Destination supprimée avec succès');
  expect(textsOf(articles).notChanged).toBe("Impossible de sauvegarder l'article");
  expect(textsOf(subscribers).empty).toBe('Aucun abonnement à la newsletter trouvé.');
});
