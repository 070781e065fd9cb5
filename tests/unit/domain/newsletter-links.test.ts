import { expect, test } from 'vitest';
import {
  LINK_ACTIONS,
  LINK_OUTCOMES,
  linkAction,
  linkApi,
  linkOutcome,
  linkPage,
} from '#domain/newsletter/newsletter-links.ts';

test('each action of a newsletter link has a page and an endpoint', () => {
  expect(LINK_ACTIONS.map(linkPage)).toEqual([
    '/newsletter/confirmation',
    '/newsletter/desinscription',
    '/newsletter/desinscription',
  ]);
  expect(LINK_ACTIONS.map(linkApi)).toEqual([
    '/api/newsletter/confirmation',
    '/api/newsletter/desinscription',
    '/api/newsletter/effacement',
  ]);
});

test('unknown names of newsletter actions and outcomes are undefined', () => {
  for (const action of LINK_ACTIONS) expect(linkAction(action)).toBe(action);
  for (const outcome of LINK_OUTCOMES) expect(linkOutcome(outcome)).toBe(outcome);
  for (const name of [undefined, null, 3, '', 'toString', ['confirmed']]) {
    expect(linkAction(name)).toBeUndefined();
    expect(linkOutcome(name)).toBeUndefined();
  }
});
