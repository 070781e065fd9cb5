// @vitest-environment happy-dom

import fc from 'fast-check';
import { FirebaseError } from 'firebase/app';
import { expect, test } from 'vitest';
import {
  AdminError,
  describeExpectedError,
  describeWriteFailure,
  UNCONFIRMED_MESSAGE,
  UnansweredError,
} from '#admin/data/errors.ts';
import {
  acceptPastedSignInLink,
  describeSignInError,
  parseAdminRedirectPath,
} from '#admin/data/sign-in.ts';
import { takeReports } from '../../support/reported.ts';

test.each([
  ['/admin/hotels?return=/a/b%20c', '/admin/hotels?return=/a/b%20c'],
  ['https://evil.example/admin', '/admin'],
  ['/admin/../hotels', '/admin'],
  ['/admin/Login?redirect=/admin', '/admin'],
])('signing in to the administration with the return address %j opens %s', (asked, path) => {
  expect(parseAdminRedirectPath(asked)).toBe(path);
});

test('whatever the return address, signing in leads to a page of the administration other than the sign-in page', () => {
  const part = fc.constantFrom(...'/\\.@?#a\n:', '..', '%2e', 'login');
  fc.assert(
    fc.property(fc.array(part), fc.boolean(), (parts, isInside) => {
      const target = parseAdminRedirectPath((isInside ? '/admin/' : '') + parts.join(''));
      const { origin, pathname } = new URL(target, 'https://site.example');
      expect(origin).toBe('https://site.example');
      expect(pathname).toMatch(/^\/admin(?:\/|$)/);
      expect(pathname).not.toMatch(/^\/admin\/login(?:\/|$)/i);
    }),
  );
});

test('the sign-in page accepts a pasted sign-in link and refuses a pasted password-reset link, and no pasted text throws an error', () => {
  const part = fc.constantFrom(
    'https://a.fr/',
    '?',
    '&',
    '%',
    '%E0',
    'mode=signIn',
    'oobCode=a',
    'link=',
    'apiKey=b',
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => void acceptPastedSignInLink(parts.join(''))),
    {
      examples: [[['%']], [['?', 'link=', '%E0', '%']]],
    },
  );
  expect(acceptPastedSignInLink('https://a.fr/?mode=signIn&oobCode=a&apiKey=b')).toBe(true);
  expect(acceptPastedSignInLink('https://a.fr/?mode=resetPassword&oobCode=a&apiKey=b')).toBe(false);
});

const failed = (code: string, message = 'x') => new FirebaseError(code, message);

test('the error message of the project’s Cloud Functions is displayed without the HTTP status that the Firebase SDK appends', () => {
  const reason = 'Ce code n’est pas valable';
  expect(describeExpectedError(failed('functions/not-found', `${reason} [404]`))).toBe(reason);
  expect(describeExpectedError(failed('functions/permission-denied', reason))).toBe(reason);
});

test('an error message blames the network when Firestore is unavailable, but not for a missing document', () => {
  expect(describeExpectedError(failed('unavailable'))).toContain('réseau');
  expect(describeExpectedError(failed('not-found'))).toBeNull();
});

test('the message of a failed write says that nothing was changed, or that this is unknown', () => {
  expect(describeWriteFailure(new UnansweredError())).toContain('rien n’a été modifié');
  expect(describeWriteFailure(new AdminError(UNCONFIRMED_MESSAGE))).toContain('on ne sait pas');
  expect(describeWriteFailure(new Error('Another.'))).toContain('Rien n’a été modifié');
  expect(takeReports()).toHaveLength(1);
});

test.each([
  ['auth/invalid-credential', 'Email ou mot de passe incorrect'],
  ['auth/expired-action-code', 'Ce lien a expiré, ou il a déjà servi\u00a0: demandez-en un autre.'],
  ['auth/too-many-requests', 'Trop de tentatives\u00a0: réessayez dans quelques minutes.'],
  [
    'auth/quota-exceeded',
    'Trop de liens envoyés aujourd’hui\u00a0: réessayez demain, ou saisissez votre mot de passe.',
  ],
  ['auth/another', 'As Firebase says it.'],
])('a sign-in that fails with %s shows « %s »', (code, description) => {
  const error = new FirebaseError(code, 'As Firebase says it.');
  expect(describeSignInError(error)).toMatchObject({ title: 'Erreur de connexion', description });
});

test('an unexpected sign-in failure is shown as such, and reported', () => {
  expect(describeSignInError(new TypeError('x'))).toMatchObject({
    title: 'Erreur',
    description: "Une erreur inattendue s'est produite",
  });
  expect(takeReports()).toEqual(['La connexion a échoué']);
});
