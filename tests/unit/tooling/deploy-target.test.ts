// @vitest-environment node

import { expect, test } from 'vitest';
import { deployTarget, requireBuildSettings } from '#scripts/deploy/project.ts';

test.each(['', '{', '{}', '{"projects": {"default": "demo-hotels"}}'])(
  '.firebaserc with %o names no project, which is told in one sentence',
  (text) => {
    expect(() => deployTarget(text)).toThrow(/^\.firebaserc names no project[^\n]+\.$/);
    expect(deployTarget('{"projects": {"default": "my-hotels"}}')).toBe('my-hotels');
  },
);

const settings = {
  VITE_FIREBASE_PROJECT_ID: 'my-hotels',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_APP_ID: 'app',
  VITE_FIREBASE_AUTH_DOMAIN: 'my-hotels.firebaseapp.com',
  VITE_SITE_URL: 'https://www.example.org',
};

test.each([
  [{ VITE_FIREBASE_API_KEY: '' }, 'lacks VITE_FIREBASE_API_KEY: see DEPLOY.md'],
  [{ VITE_FIREBASE_PROJECT_ID: 'other' }, 'is for other, .firebaserc for my-hotels'],
  [{ VITE_SITE_URL: 'http://www.example.org' }, 'is not a URL'],
  [{ VITE_SITE_URL: 'https://www.example.org/' }, 'is not a URL'],
])('settings with %o are refused', (changes, words) => {
  expect(() => requireBuildSettings({ ...settings, ...changes }, 'my-hotels')).toThrow(words);
  expect(() => requireBuildSettings(settings, 'my-hotels')).not.toThrow();
});
