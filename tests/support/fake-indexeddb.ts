import { afterAll, beforeEach } from 'vitest';

type Values = Map<string, unknown>;
type Handlers = { onsuccess?: () => void; oncomplete?: () => void; onabort?: () => void };

const databases = new Map<string, Values>();

/** Simulated failure: a full disk refuses writes. */
export const simulatedDisk = { isFull: false };

/** Returns the stored values of a browser database, by key. */
export function storedInIndexedDb(database: string): Values {
  const values = databases.get(database) ?? new Map();
  databases.set(database, values);
  return values;
}

/** Returns a request that succeeds in a later microtask. */
function ask(result: () => unknown, onAnswer: () => void = () => undefined) {
  const request: Handlers & { result?: unknown } = {};
  queueMicrotask(() => {
    request.result = result();
    request.onsuccess?.();
    onAnswer();
  });
  return request;
}

/** Returns a transaction on a database's only object store, with the methods that idb-keyval uses. */
function begin(values: Values) {
  const undo: (() => void)[] = [];
  const transaction: Handlers & { error?: unknown; objectStore?: () => object } = {};
  let pending = 0;
  const finish = () => {
    pending -= 1;
    if (pending > 0) return;
    if (undo.length === 0 || !simulatedDisk.isFull) return transaction.oncomplete?.();
    for (const one of undo.reverse()) one();
    transaction.error = new DOMException('The disk is full.', 'QuotaExceededError');
    transaction.onabort?.();
  };
  const step = (result: () => unknown) => {
    pending += 1;
    return ask(result, () => queueMicrotask(finish));
  };
  // Immediate, so that no other transaction comes between a read and the following write.
  const change = (key: string, write: () => void) => {
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
    // Refuses other libraries' databases; those libraries work without storage.
    if (!name.startsWith('grand-sejour')) throw new DOMException('Refused.', 'SecurityError');
    return ask(() => ({ transaction: () => begin(storedInIndexedDb(name)) }));
  },
};
Object.assign(globalThis, { indexedDB });

beforeEach(() => {
  // Databases stay open across tests, so only their values are deleted.
  for (const values of databases.values()) values.clear();
  simulatedDisk.isFull = false;
});

afterAll(() => void Reflect.deleteProperty(globalThis, 'indexedDB'));
