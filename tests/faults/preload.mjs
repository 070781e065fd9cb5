// Loaded into every process of `npm run faults`. Functions and schedules connect to Firestore, Auth
// and the SMTP server through the proxies, and the clock of the functions is shifted by the
// milliseconds in the file `clock`. The product's code is not involved.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';

const { FAULTS_FOLDER, FAULTS_PORTS, FUNCTIONS_EMULATOR, FUNCTION_TARGET } = process.env;
const isSchedules = process.argv[1]?.endsWith('run-schedules.ts');

/** Redirects connections to a port's proxy, if the port has one. */
function throughProxies(proxies) {
  const { connect } = Socket.prototype;
  Socket.prototype.connect = function (...args) {
    // Node's internal calls pass one array of the options and a callback.
    const [options] = Array.isArray(args[0]) ? args[0] : args;
    const proxy = proxies[options?.port];
    if (proxy) options.port = proxy;
    return connect.apply(this, args);
  };
}

function shiftClock(ms) {
  const Real = Date;
  const now = () => Real.now() + ms;
  globalThis.Date = new Proxy(Real, {
    construct: (_, args, target) => Reflect.construct(Real, args.length ? args : [now()], target),
    get: (_, name) => (name === 'now' ? now : Reflect.get(Real, name)),
  });
}

if (FAULTS_FOLDER && (FUNCTIONS_EMULATOR || isSchedules)) {
  throughProxies(JSON.parse(FAULTS_PORTS));
  const clock = join(FAULTS_FOLDER, 'clock');
  const ms = existsSync(clock) ? Number(readFileSync(clock, 'utf8')) : 0;
  if (ms !== 0 && !isSchedules) shiftClock(ms);
  // Lets tests find the processes to kill or halt.
  const name = isSchedules ? 'schedules' : FUNCTION_TARGET;
  if (name) appendFileSync(join(FAULTS_FOLDER, 'processes'), `${name} ${process.pid}\n`);
}
