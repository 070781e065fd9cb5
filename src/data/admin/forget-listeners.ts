/**
 * Reactfire keeps what it listened to, errors too, for ever (reactfire#790): a list that was refused
 * would stay so after signing in again.
 */
export function forgetListeners(): void {
  Reflect.deleteProperty(globalThis, '_reactFirePreloadedObservables');
}
