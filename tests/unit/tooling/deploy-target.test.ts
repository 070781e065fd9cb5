// @vitest-environment node

import { expect, test } from 'vitest';
import { deployTarget, requireBuildSettings } from '#scripts/deploy/project.ts';

test.each(['', '{', '{}', '{"projects": {"default": "demo-hotels"}}'])(
  '.firebaserc with %o names no project, and the error says so in one sentence',
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
  { VITE_FIREBASE_API_KEY: '' },
  { VITE_FIREBASE_PROJECT_ID: 'other' },
  { VITE_SITE_URL: 'http://www.example.org' },
  { VITE_SITE_URL: 'https://www.example.org/' },
])('build settings with %j are refused, and the error names the setting', (changes) => {
  const [name = ''] = Object.keys(changes);
  expect(() => requireBuildSettings({ ...settings, ...changes }, 'my-hotels')).toThrow(name);
  expect(() => requireBuildSettings(settings, 'my-hotels')).not.toThrow();
});
