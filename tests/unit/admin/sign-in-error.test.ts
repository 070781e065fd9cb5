import { FirebaseError } from 'firebase/app';
import { expect, test } from 'vitest';
import { signInError } from '#admin/data/sign-in-error.ts';
import { takeReports } from '../../support/reported.ts';

test.each([
  ['auth/invalid-credential', 'Email ou mot de passe incorrect'],
  ['auth/user-not-found', 'Email ou mot de passe incorrect'],
  ['auth/too-many-requests', 'Trop de tentatives\u00a0: réessayez dans quelques minutes.'],
  ['auth/expired-action-code', 'Ce lien a expiré, ou il a déjà servi\u00a0: demandez-en un autre.'],
  ['auth/another', 'As Firebase says it.'],
])('a sign-in that fails with %s says « %s »', (code, description) => {
  const error = new FirebaseError(code, 'As Firebase says it.');
  expect(signInError(error)).toMatchObject({ title: 'Erreur de connexion', description });
});

test('an unexpected sign-in failure is shown as such and reported', () => {
  expect(signInError(new TypeError('x'))).toMatchObject({
    title: 'Erreur',
    description: "Une erreur inattendue s'est produite",
  });
  expect(takeReports()).toEqual(['La connexion a échoué']);
});
