export const DEMO_PROJECT_ID = 'demo-grand-sejour';

/** Ports of the local suite. */
export const PORTS = {
  hosting: 5000,
  functions: 5001,
  firestore: 8080,
  auth: 9099,
  smtp: 1025,
  mailbox: 1080,
  hub: 4400,
  logging: 4500,
  vite: 5173,
} as const;

export type PortName = keyof typeof PORTS;

/**
 * All ports shifted by `offset`, so that two suites run side by side.
 * @throws RangeError when a shifted port is not a whole number from 1 to 65,535.
 */
export function portsWithOffset(offset: number): Record<PortName, number> {
  const shift = (port: number) => {
    const shifted = port + offset;
    if (!Number.isInteger(shifted) || shifted < 1 || shifted > 65_535) {
      throw new RangeError(`Port offset ${offset} leads outside the range of ports`);
    }
    return shifted;
  };
  return {
    hosting: shift(PORTS.hosting),
    functions: shift(PORTS.functions),
    firestore: shift(PORTS.firestore),
    auth: shift(PORTS.auth),
    smtp: shift(PORTS.smtp),
    mailbox: shift(PORTS.mailbox),
    hub: shift(PORTS.hub),
    logging: shift(PORTS.logging),
    vite: shift(PORTS.vite),
  };
}
