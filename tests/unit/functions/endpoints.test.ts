// @vitest-environment node

import { expect, it } from 'vitest';
import * as functions from '../../../functions/src/index.ts';

type Endpoint = { maxInstances?: unknown; serviceAccountEmail?: unknown };

/** What each function is deployed with. */
const endpoints = new Map<string, Endpoint>(
  Object.entries(functions).flatMap(([name, exported]) =>
    exported && '__endpoint' in exported ? [[name, exported.__endpoint]] : [],
  ),
);

it('every function has an end to what it can cost', () => {
  expect(endpoints.size).toBeGreaterThan(9);
  for (const [name, { maxInstances }] of endpoints) {
    expect(maxInstances, name).toBeGreaterThan(0);
    expect(maxInstances, name).toBeLessThanOrEqual(20);
  }
});

it('what answers strangers and writes nothing runs as the account that only reads', () => {
  const readers = [...endpoints].filter(
    ([, { serviceAccountEmail }]) => serviceAccountEmail === 'site-reader@',
  );
  expect(readers.map(([name]) => name).sort()).toEqual(['pictures', 'render', 'siteFiles']);
  for (const [name, { serviceAccountEmail }] of endpoints) {
    expect(serviceAccountEmail, name).toMatch(/^site-(?:reader|worker)@$/);
  }
});
