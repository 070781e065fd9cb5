export const DEMO_PROJECT_ID = 'demo-grand-sejour';

export const LOCAL_PORTS = {
  hosting: 5000,
  functions: 5001,
  firestore: 8080,
  auth: 9099,
  smtp: 1025,
  mailbox: 1080,
  hub: 4400,
  logging: 4500,
  eventarc: 9299,
  tasks: 9499,
  /** Port of the Firestore emulator's request monitor. */
  websocket: 9150,
  vite: 5173,
} as const;

export type PortName = keyof typeof LOCAL_PORTS;

/** Returns all ports shifted by an offset, so that test suites can run side by side. */
export function portsWithOffset(offset: number): Record<PortName, number> {
  const ports: Record<PortName, number> = { ...LOCAL_PORTS };
  let name: PortName;
  for (name in LOCAL_PORTS) ports[name] += offset;
  return ports;
}
