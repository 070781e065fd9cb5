// @vitest-environment node

import * as v from 'valibot';
import { expect, it } from 'vitest';
import { NewPassword } from '#domain/admin/password.ts';
import { isGuessable } from '../../../functions/src/accounts/guessable-password.ts';

const PERSON = ['odile.marchetti@maison-azur.example', 'Odile Marchetti-Roux'];

it.each([
  ['a common one', 'unbelievable'],
  ['a common one with a number', 'motdepasse123'],
  ['a common one, twice', 'soleilsoleil'],
  ['keys in their order', 'azertyuiop12'],
  ['a word that grows by digits', 'Voyage202627'],
  ['one character', 'aaaaaaaaaaaa'],
  ['the site’s name', 'Grand Séjour'],
  ['the site’s name with a year', 'grandsejour2026'],
  ['the address', 'odile.marchetti'],
  ['the person’s name', 'marchettiroux'],
])('%s is guessed', async (_what, password) => {
  // It is long enough.
  expect(v.is(NewPassword, password)).toBe(true);
  expect(await isGuessable(password, PERSON)).toBe(true);
});

it.each([
  'lune rouge caillou vite',
  'J’aime les croissants',
  'xK9#mQ2$vL7p',
  'œuf dur, fourchette',
])('« %s » is not', async (password) => expect(await isGuessable(password, PERSON)).toBe(false));
