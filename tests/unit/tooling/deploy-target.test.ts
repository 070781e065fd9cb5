// @vitest-environment node

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  deployArguments,
  deployTarget,
  forPreview,
  requireBuildSettings,
} from '#scripts/lib/deploy-config.ts';

test.each([null, '{', '{}', '{"projects": {"default": "demo-hotels"}}'])(
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

test('Firebase is given the parts of the site, or the channel, and what it knows itself', () => {
  expect(deployArguments(['--with-placeholders', '--', '--force'])).toEqual({
    isPreview: false,
    mayHoldExamples: true,
    command: ['deploy', '--only', 'hosting,functions,firestore:rules,firestore:indexes', '--force'],
  });
  expect(deployArguments([]).mayHoldExamples).toBe(false);
  expect(deployArguments(['--channel', 'pr-12', '--', '--json'])).toEqual({
    isPreview: true,
    mayHoldExamples: true,
    command: ['hosting:channel:deploy', 'pr-12', '--expires', '7d', '--json'],
  });
  for (const given of [
    ['--channel'],
    ['--channel', '--force'],
    ['--channel', 'PR 1'],
    ['--force'],
  ]) {
    expect(() => deployArguments(given)).toThrow('--channel NAME');
  }
});

const tool = v.parse(
  v.object({ hasPinnedFunctions: v.function() }),
  createRequire(import.meta.url)('firebase-tools/lib/deploy/hosting/prepare'),
);

/** Asks firebase-tools whether it deploys functions along with Hosting. */
function deploysFunctions(config: string): unknown {
  const src: unknown = JSON.parse(config);
  const { hosting } = v.parse(v.looseObject({ hosting: v.unknown() }), src);
  const options = {
    config: { src: { hosting }, get: () => hosting },
    project: 'my-hotels',
    site: 'my-hotels',
    only: 'hosting',
  };
  return Reflect.apply(tool.hasPinnedFunctions, tool, [options]);
}

test('a preview deploys no function, as firebase-tools sees it, where the site’s own config does', () => {
  const text = readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8');
  expect(deploysFunctions(text)).toBe(true);
  const preview = forPreview(text);
  expect(deploysFunctions(preview)).toBe(false);
  expect(Object.keys(JSON.parse(preview))).toEqual(['hosting']);
  expect(JSON.parse(preview).hosting.rewrites).toContainEqual({
    source: '!/__/**',
    destination: '/app.html',
  });
});
