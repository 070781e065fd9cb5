// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportErrors, withoutPersons } from '#data/report-errors.ts';

const ADDRESS = 'https://errors.example/in';
const sendBeacon = vi.fn((_address: string, _text: string) => true);
const consoleError = console.error;

/** An error as a script of the site throws it. */
function ownError(message: string): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at f (${location.origin}/assets/app-1.js:10:20)`;
  return error;
}
const sent = () => sendBeacon.mock.calls.map(([, text]) => JSON.parse(text));

beforeEach(() => {
  sendBeacon.mockClear();
  vi.stubGlobal('navigator', { sendBeacon });
  console.error = () => undefined;
  reportErrors(ADDRESS);
});
afterEach(() => {
  console.error = consoleError;
});

it('tells what went wrong, where, and nothing about the visitor', () => {
  history.replaceState(null, '', '/newsletter/confirmation?jeton=secret');
  const message = 'no answer for anne@example.fr, 06 12 34 56 78 (https://x.fr/?q=anne)';
  window.dispatchEvent(new ErrorEvent('error', { error: ownError(message) }));
  expect(sendBeacon).toHaveBeenCalledWith(ADDRESS, expect.any(String));
  expect(sent()).toEqual([
    {
      message: 'TypeError: no answer for … … (https://x.fr/)',
      place: '/assets/app-1.js:10:20',
      page: '/newsletter/confirmation',
    },
  ]);
});

it('tells of what a page has caught, once, and five things at most', () => {
  for (let count = 0; count < 3; count += 1) console.error('La page a planté', ownError('a'));
  expect(sent()).toHaveLength(1);
  for (const name of 'bcdefgh') console.error(ownError(name));
  expect(sent()).toHaveLength(5);
});

it('keeps what is not of the site to itself', () => {
  const extension = new Error('x');
  extension.stack = 'Error: x\n    at chrome-extension://abc/assets/a.js:1:1';
  for (const what of ['text', extension, null]) console.error(what);
  expect(sent()).toEqual([]);
});

it('leaves out whatever could name a person', () => {
  expect(withoutPersons('« jean.du+a@exemple.fr »')).toBe('« … »');
  expect(withoutPersons('+33 6 12 34 56 78')).toBe('…');
  expect(withoutPersons('x'.repeat(999))).toHaveLength(200);
});
