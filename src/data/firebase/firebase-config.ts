import { DEMO_PROJECT_ID, portsWithOffset } from '#domain/site/ports.ts';

// Each variable is read by its full name, which the build replaces by the value.

export const firebaseConfig = {
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID ?? DEMO_PROJECT_ID,
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY ?? 'demo-key',
  appId: import.meta.env.VITE_FIREBASE_APP_ID ?? 'demo-app',
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN ?? 'localhost',
};

/**
 * True for a `demo-` project, which by Firebase's convention has only emulators. Not derived from `firebaseConfig`, so
 * that the build of a live site knows the answer and leaves the emulators' ports out.
 */
export const IS_DEMO = (import.meta.env.VITE_FIREBASE_PROJECT_ID ?? DEMO_PROJECT_ID).startsWith(
  'demo-',
);

export const emulatorPorts = IS_DEMO
  ? portsWithOffset(Number(import.meta.env.VITE_PORT_OFFSET ?? 0))
  : null;

export const EMULATOR_HOST = '127.0.0.1';
