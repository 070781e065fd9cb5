import { DEMO_PROJECT_ID, portsWithOffset } from '#domain/site/ports.ts';

const env = import.meta.env;

export const firebaseConfig = {
  projectId: env.VITE_FIREBASE_PROJECT_ID ?? DEMO_PROJECT_ID,
  apiKey: env.VITE_FIREBASE_API_KEY ?? 'demo-key',
  appId: env.VITE_FIREBASE_APP_ID ?? 'demo-app',
  authDomain: env.VITE_FIREBASE_AUTH_DOMAIN ?? 'localhost',
};

/** True for a `demo-` project, which by Firebase's convention has only emulators. */
export const IS_DEMO = (import.meta.env.VITE_FIREBASE_PROJECT_ID ?? 'demo-').startsWith('demo-');

export const emulatorPorts = IS_DEMO ? portsWithOffset(Number(env.VITE_PORT_OFFSET ?? 0)) : null;

export const EMULATOR_HOST = '127.0.0.1';
