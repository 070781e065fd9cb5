/**
 * Reactfire keeps what it listened to, errors too, for ever (reactfire#790): a list that was refused
 * would stay so after signing in again. It holds on to this very map, so the map is emptied.
 */
export function forgetListeners(): void {
  const known: unknown = Reflect.get(globalThis, '_reactFirePreloadedObservables');
  if (known instanceof Map) known.clear();
}
