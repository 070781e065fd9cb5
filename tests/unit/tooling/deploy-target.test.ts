import { expect, test } from 'vitest';
import {
  deployArguments,
  deployTarget,
  requireBuildSettings,
} from '../../../scripts/lib/deploy-config.ts';

test('the project of .firebaserc', () => {
  expect(deployTarget('{"projects": {"default": "my-hotels"}}')).toBe('my-hotels');
});

test.each([
  [null, 'There is no .firebaserc'],
  ['{', '.firebaserc is not JSON'],
  ['{}', '.firebaserc names no default project'],
  ['{"projects": {"default": ""}}', '.firebaserc names no default project'],
  ['{"projects": {"default": "demo-hotels"}}', 'a demo- project has no resources'],
])('%o is reported in one sentence', (text, words) => {
  expect(() => deployTarget(text)).toThrow(words);
  expect(() => deployTarget(text)).toThrow(/^[^\n]*\(see DEPLOY\.md\)\.$/);
});

const settings = {
  VITE_FIREBASE_PROJECT_ID: 'my-hotels',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_APP_ID: 'app',
  VITE_FIREBASE_AUTH_DOMAIN: 'my-hotels.firebaseapp.com',
  VITE_SITE_URL: 'https://www.example.org',
};

test('complete settings pass', () => {
  expect(() => requireBuildSettings(settings, 'my-hotels')).not.toThrow();
});

test.each([
  [{ VITE_SITE_URL: undefined }, "lacks VITE_SITE_URL (the site's URL): see DEPLOY.md"],
  [{ VITE_FIREBASE_API_KEY: '' }, 'lacks VITE_FIREBASE_API_KEY'],
  [{ VITE_FIREBASE_PROJECT_ID: 'other' }, 'is for other, .firebaserc for my-hotels'],
  [{ VITE_SITE_URL: 'http://www.example.org' }, 'is not a URL'],
  [{ VITE_SITE_URL: 'https://www.example.org/' }, 'is not a URL'],
])('%o is reported', (changes, words) => {
  expect(() => requireBuildSettings({ ...settings, ...changes }, 'my-hotels')).toThrow(words);
});

test('what is not for Firebase is not passed on', () => {
  expect(deployArguments(['--force', '--with-placeholders', '--token', 'a'])).toEqual({
    channel: null,
    mayHoldExamples: true,
    passed: ['--force', '--token', 'a'],
  });
  expect(deployArguments([]).mayHoldExamples).toBe(false);
  expect(deployArguments(['--channel', 'pr-12', '--json'])).toEqual({
    channel: 'pr-12',
    mayHoldExamples: true,
    passed: ['--json'],
  });
});

test.each([[['--channel']], [['--channel', '--force']], [['--channel', 'PR 1']]])(
  '%o names no channel',
  (given) => {
    expect(() => deployArguments(given)).toThrow('Name the preview channel');
  },
);
