import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { refusalReason } from '#admin/data/admin-error.ts';
import { isUnknownAccount, signInError } from '#admin/data/sign-in-error.ts';

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

  it('translates what it knows and shows the rest as it is', () => {
    const { description } = signInError(new FirebaseError('auth/too-many-requests', 'x'));
    expect(description).toBe('Trop de tentatives\u00a0: réessayez dans quelques minutes.');
    const other = signInError(new FirebaseError('auth/quota', 'Quota exceeded.'));
    expect(other).toEqual({ title: 'Erreur de connexion', description: 'Quota exceeded.' });
  });

  it('has a message for unexpected errors', () => {
    expect(signInError(new TypeError('x'))).toEqual({
      title: 'Erreur',
      description: "Une erreur inattendue s'est produite",
    });
  });

  it('recognises the error of an unknown account', () => {
    expect(isUnknownAccount(new FirebaseError('auth/user-not-found', 'x'))).toBe(true);
    expect(isUnknownAccount(new FirebaseError('auth/invalid-email', 'x'))).toBe(false);
    expect(isUnknownAccount(new Error('x'))).toBe(false);
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
