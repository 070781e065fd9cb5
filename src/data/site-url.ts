import { EMULATOR_HOST, emulatorPorts } from './firebase-config.ts';

/** Where the site is published, without a slash at the end: canonical addresses are built on it. */
export const SITE_URL =
  import.meta.env.VITE_SITE_URL ??
  (emulatorPorts ? `http://${EMULATOR_HOST}:${emulatorPorts.hosting}` : '');
