import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { refusalReason } from '#admin/data/admin-error.ts';
import { isTelling, signInError } from '#admin/data/sign-in-error.ts';

describe('signInError', () => {
  it.each([
    'auth/invalid-credential',
    'auth/invalid-email',
    'auth/user-not-found',
    'auth/wrong-password',
  ])('says the same of %s: nobody learns which accounts there are', (code) => {
    expect(signInError(new FirebaseError(code, 'x'))).toEqual({
      title: 'Erreur de connexion',
      description: 'Email ou mot de passe incorrect',
    });
  });

  it.each([
    ['too-many-requests', 'Trop de tentatives\u00a0: réessayez dans quelques minutes.'],
    ['expired-action-code', 'Ce lien a expiré, ou il a déjà servi\u00a0: demandez-en un autre.'],
    ['invalid-action-code', 'Ce lien a expiré, ou il a déjà servi\u00a0: demandez-en un autre.'],
    ['network-request-failed', 'La connexion au service a échoué\u00a0: vérifiez votre réseau.'],
    ['another', 'As Firebase says it.'],
  ])('says what %s means', (code, description) => {
    const error = new FirebaseError(`auth/${code}`, 'As Firebase says it.');
    expect(signInError(error)).toEqual({ title: 'Erreur de connexion', description });
  });

  it('has a message for unexpected errors', () => {
    expect(signInError(new TypeError('x'))).toEqual({
      title: 'Erreur',
      description: "Une erreur inattendue s'est produite",
    });
  });

  it('recognises what must not be told of accounts', () => {
    expect(isTelling(new FirebaseError('auth/user-disabled', 'x'))).toBe(true);
    expect(isTelling(new FirebaseError('auth/invalid-email', 'x'))).toBe(false);
    expect(isTelling(new Error('x'))).toBe(false);
  });
});

describe('refusalReason', () => {
  it('distinguishes lost rights from a database that does not answer', () => {
    expect(refusalReason(new FirebaseError('permission-denied', 'x'))).toContain('droits');
    expect(refusalReason(new FirebaseError('unavailable', 'x'))).toContain('réseau');
    expect(refusalReason(new FirebaseError('not-found', 'x'))).toBeNull();
    expect(refusalReason(new Error('x'))).toBeNull();
  });
});
