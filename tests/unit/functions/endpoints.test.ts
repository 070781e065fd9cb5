// @vitest-environment node

import { expect, it } from 'vitest';
import * as functions from '../../../functions/src/index.ts';

type Endpoint = { maxInstances?: unknown; serviceAccountEmail?: unknown };

/** The deployment options of each function. */
const endpoints = new Map<string, Endpoint>(
  Object.entries(functions).flatMap(([name, exported]) =>
    exported && '__endpoint' in exported ? [[name, exported.__endpoint]] : [],
  ),
);

it('every function limits its instances, and so its cost', () => {
  expect(endpoints.size).toBeGreaterThan(9);
  for (const [name, { maxInstances }] of endpoints) {
    expect(maxInstances, name).toBeGreaterThan(0);
    expect(maxInstances, name).toBeLessThanOrEqual(20);
  }
});

it('public functions that write nothing run as the read-only account', () => {
  const readers = [...endpoints].filter(
    ([, { serviceAccountEmail }]) => serviceAccountEmail === 'site-reader@',
  );
  expect(readers.map(([name]) => name).sort()).toEqual(['pictures', 'render', 'siteFiles']);
  for (const [name, { serviceAccountEmail }] of endpoints) {
    expect(serviceAccountEmail, name).toMatch(/^site-(?:reader|worker)@$/);
  }
});
