import { afterAll, beforeEach } from 'vitest';

type Values = Map<string, unknown>;
type Handlers = { onsuccess?: () => void; oncomplete?: () => void; onabort?: () => void };

const databases = new Map<string, Values>();

/** How the disk fails: `isFull` refuses writes, `isFrozen` never answers, as for a page that is left. */
export const disk = { isFull: false, isFrozen: false };

/** The values by key that a database of the browser holds. */
export function storedIn(database: string): Values {
  const values = databases.get(database) ?? new Map();
  databases.set(database, values);
  return values;
}

/** Asks for a result, which comes in its own microtask. */
function ask(result: () => unknown, onAnswer: () => void = () => undefined) {
  const request: Handlers & { result?: unknown } = {};
  queueMicrotask(() => {
    if (disk.isFrozen) return;
    request.result = result();
    request.onsuccess?.();
    onAnswer();
  });
  return request;
}

/** A transaction on the only object store of a database, as idb-keyval uses it. */
function begin(values: Values) {
  const undo: (() => void)[] = [];
  const transaction: Handlers & { error?: unknown; objectStore?: () => object } = {};
  let pending = 0;
  const finish = () => {
    pending -= 1;
    if (pending > 0) return;
    if (undo.length === 0 || !disk.isFull) return transaction.oncomplete?.();
    for (const one of undo.reverse()) one();
    transaction.error = new DOMException('The disk is full.', 'QuotaExceededError');
    transaction.onabort?.();
  };
  const step = (result: () => unknown) => {
    pending += 1;
    return ask(result, () => queueMicrotask(finish));
  };
  // At once, so that no other transaction comes between a read and the write that follows it.
  const change = (key: string, write: () => void) => {
    if (disk.isFrozen) return step(() => undefined);
    const former = values.has(key) ? () => values.set(key, old) : () => values.delete(key);
    const old = values.get(key);
    undo.push(() => void former());
    write();
    return step(() => undefined);
  };
  const store = {
    transaction,
    get: (key: string) => step(() => structuredClone(values.get(key))),
    getAll: () => step(() => structuredClone([...values.values()])),
    getAllKeys: () => step(() => [...values.keys()]),
    put: (value: unknown, key: string) =>
      change(key, () => void values.set(key, structuredClone(value))),
    delete: (key: string) => change(key, () => void values.delete(key)),
  };
  return Object.assign(transaction, { objectStore: () => store });
}

const indexedDB = {
  open(name: string) {
    // Libraries keep nothing here, and do without.
    if (!name.startsWith('grand-sejour')) throw new DOMException('Refused.', 'SecurityError');
    return ask(() => ({ transaction: () => begin(storedIn(name)) }));
  },
};
Object.assign(globalThis, { indexedDB });

beforeEach(() => {
  // Databases stay open from test to test: their values go.
  for (const values of databases.values()) values.clear();
  Object.assign(disk, { isFull: false, isFrozen: false });
});

afterAll(() => void Reflect.deleteProperty(globalThis, 'indexedDB'));
