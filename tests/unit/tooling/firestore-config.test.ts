// @vitest-environment node

import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parseSync } from 'vite';
import { expect, it, test } from 'vitest';
import { ALL_ENTITIES } from '#domain/admin/entities.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { withFieldTables } from '#scripts/lib/field-tables.ts';
import { withShapes } from '#scripts/lib/rules-shapes.ts';
import { fromRoot } from '#scripts/lib/script.ts';

/** A query with its terms, such as `region ==`, `created_at <` or `created_at desc`. */
type Query = { collection: string | undefined; terms: string[] };

const get = (node: unknown, ...path: string[]): unknown =>
  path.reduce(
    (at: unknown, key) => (at instanceof Object ? Reflect.get(at, key) : undefined),
    node,
  );
/** Returns the name of an identifier or the text of a literal. */
const text = (node: unknown): string => String(get(node, 'name') ?? get(node, 'value') ?? '');
const argumentsOf = (call: unknown): unknown[] => [get(call, 'arguments') ?? []].flat();
const nodesOf = (node: unknown): unknown[] =>
  node instanceof Object ? [node, ...Object.values(node).flatMap(nodesOf)] : [];

function collectionOf(node: unknown): string | undefined {
  const key = text(get(node, 'property')) || text(node);
  return Object.entries(COLLECTIONS).find(([known]) => known === key)?.[1];
}

/** Returns the term of `where(…)` or `orderBy(…)`, and an empty list for other calls. */
function termOf(call: unknown): string[] {
  const name = text(get(call, 'callee', 'property')) || text(get(call, 'callee'));
  const [field = '', second = ''] = argumentsOf(call).map(text);
  if (name === 'where') return [`${field} ${second}`];
  return name === 'orderBy' && field !== '__name__' ? [`${field} ${second || 'asc'}`] : [];
}

const parse = (source: string) => nodesOf(parseSync('source.ts', source).program);

const constantsOf = (nodes: unknown[]) =>
  nodes
    .filter((node) => get(node, 'type') === 'VariableDeclarator')
    .map((node) => [text(get(node, 'id')), get(node, 'init')] as const);

const LIST_CONSTANTS = constantsOf(parse(readFileSync(fromRoot('src/data/firestore.ts'), 'utf8')));

/** Returns the terms of the query that `listDocuments` takes, with its constants. */
function listTerms(node: unknown, constants: ReadonlyMap<string, unknown>): string[] {
  const inside = (parts: unknown) =>
    [parts ?? []].flat().flatMap((part) => listTerms(part, constants));
  switch (get(node, 'type')) {
    case 'Identifier':
      return inside(constants.get(text(node)));
    case 'TSAsExpression':
      return inside(get(node, 'expression'));
    case 'ArrayExpression': {
      const parts = [get(node, 'elements') ?? []].flat();
      const [field, operator = ''] = parts.map(text);
      return /^[=<>]+$/.test(operator) ? [`${field} ${operator}`] : inside(parts);
    }
    case 'ObjectExpression': {
      const values = [get(node, 'properties') ?? []].flat().map((part) => get(part, 'value'));
      const keys = [get(node, 'properties') ?? []].flat().map((part) => text(get(part, 'key')));
      return keys.join() === 'field,direction' ? [values.map(text).join(' ')] : inside(values);
    }
    default:
      return [];
  }
}

/** Finds the queries of a source, written as `listDocuments`, or with the SDK's functions or methods. */
function queriesOf(source: string): Query[] {
  const nodes = parse(source);
  const variables = new Map([...LIST_CONSTANTS, ...constantsOf(nodes)]);
  const inner = new Set<unknown>();
  const read = (node: unknown): Query | null => {
    const type = get(node, 'type');
    if (type === 'Identifier') return read(variables.get(text(node)));
    if (type !== 'CallExpression') return null;
    inner.add(node);
    const [first, second, ...others] = argumentsOf(node);
    const [method, called] = [text(get(node, 'callee', 'property')), text(get(node, 'callee'))];
    if (method === 'collection') return { collection: collectionOf(first), terms: [] };
    if (called === 'collection') return { collection: collectionOf(second), terms: [] };
    if (called === 'listDocuments') {
      return { collection: collectionOf(second), terms: listTerms(others[0], variables) };
    }
    const isQuery = called === 'query';
    const base = read(isQuery ? first : get(node, 'callee', 'object'));
    const terms = isQuery ? nodesOf([second, ...others]).flatMap(termOf) : termOf(node);
    if (base === null && (terms.length === 0 || called !== '')) return null;
    return { collection: base?.collection, terms: [...(base?.terms ?? []), ...terms] };
  };
  return nodes.flatMap((node) => (inner.has(node) ? [] : (read(node) ?? [])));
}

/** The composite index that a query needs: its equalities, then its order. */
type Need = { collection: string; equal: string[]; order: string[] };

/** Equalities alone and single fields need no composite index; a range counts as an ascending order. */
function needsOf({ collection, terms }: Query): Need[] {
  const fieldsOf = (operator: RegExp) =>
    terms.filter((term) => operator.test(term)).map((term) => term.replace(/ .*/, ''));
  const contained = fieldsOf(/ array-contains/).map((field) => `${field} contains`);
  const equal = [...fieldsOf(/ (?:==|in)$/), ...contained];
  const ranges = [...new Set(fieldsOf(/ [<>!]/))];
  const ordered = terms
    .filter((term) => / (?:asc|desc)$/.test(term))
    .map((term) => term.replace(/ asc$/, ''));
  const order = ordered.length > 0 ? ordered : ranges;
  if (equal.length + order.length < 2 || (order.length === 0 && contained.length === 0)) return [];
  return [{ collection: collection ?? '?', equal, order }];
}

/** Expands a query whose direction is a variable into both directions. */
const withDirections = (query: Query): Query[] =>
  ['asc', 'desc'].map((direction) => ({
    ...query,
    terms: query.terms.map((term) => term.replace(/ direction$/, ` ${direction}`)),
  }));

const Stored = v.object({
  indexes: v.array(
    v.object({
      collectionGroup: v.string(),
      fields: v.array(
        v.object({
          fieldPath: v.string(),
          order: v.optional(v.picklist(['ASCENDING', 'DESCENDING'])),
          arrayConfig: v.optional(v.literal('CONTAINS')),
        }),
      ),
    }),
  ),
});
const INDEXES = v
  .parse(Stored, JSON.parse(readFileSync(fromRoot('firestore.indexes.json'), 'utf8')))
  .indexes.map(({ collectionGroup, fields }) => ({
    collection: collectionGroup,
    fields: fields.map(({ fieldPath, order, arrayConfig }) => {
      if (arrayConfig) return `${fieldPath} contains`;
      return order === 'DESCENDING' ? `${fieldPath} desc` : fieldPath;
    }),
  }));

/** Returns the indexes that serve a query: Firestore merges indexes with the query's order and equalities. */
function servingIndexes({ collection, equal, order }: Need) {
  const serving = INDEXES.filter(({ collection: name, fields }) => {
    const equalities = fields.slice(0, fields.length - order.length);
    const isOrdered = fields.slice(equalities.length).join() === order.join();
    return name === collection && isOrdered && equalities.every((field) => equal.includes(field));
  });
  const served = serving.flatMap(({ fields }) => fields);
  return equal.every((field) => served.includes(field)) ? serving : [];
}

const code = ['src/data', 'src/admin', 'functions/src'].flatMap((folder) =>
  readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(fromRoot(folder, path), 'utf8')),
);
/** The queries of the nightly erasure, whose fields stand in the entities. */
const retentions = ALL_ENTITIES.flatMap(({ collection, retention = [] }) =>
  retention.map(({ since, where }): Query => {
    const equal = where ? [`${where[0]} ==`] : [];
    return { collection, terms: [...equal, `${since} <=`] };
  }),
);
const queries = [...code.flatMap(queriesOf), ...retentions];
const needs = queries.flatMap(withDirections).flatMap(needsOf);
it('every query of the site, the functions and the administration’s lists has an index', () => {
  expect(needs).toContainEqual({
    collection: COLLECTIONS.hotels,
    equal: ['published', 'region'],
    order: ['created_at desc'],
  });
  expect(needs.filter((need) => servingIndexes(need).length === 0)).toEqual([]);
});

it('every index serves at least one query', () => {
  const used = new Set(needs.flatMap(servingIndexes));
  expect(INDEXES.filter((index) => !used.has(index))).toEqual([]);
});

test.each([
  ['firestore.rules', withShapes],
  ['docs/data-model.md', withFieldTables],
])('%s matches the schemas; if not, `npm run rules` rewrites the file', (path, written) => {
  const text = readFileSync(path, 'utf8');
  expect(written(text)).toBe(text);
});
