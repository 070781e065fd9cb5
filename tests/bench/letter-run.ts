import type { Transaction } from 'firebase-admin/firestore';
import { openFirestore } from '../../functions/src/firebase.ts';
import { sendDueLetters } from '../../functions/src/mail/letter-sending.ts';
import { openSmtpTransport } from '../../functions/src/mail/transport.ts';

// One run of the schedule, which may be killed at any time: `node letter-run.ts PORT CLOCK`, with the clock in ms ahead.
const [port = '', ahead = ''] = process.argv.slice(2);
const now = () => new Date(Date.now() + Number(ahead));

const db = await openFirestore();
// Prints a letter for each write, by the transactions of the functions' own Firestore client.
const prototype = await db.runTransaction(async (one) => Object.getPrototypeOf(one));
const { update }: { update: unknown } = prototype;
Object.assign(prototype, {
  update(this: Transaction, ...args: unknown[]) {
    process.stdout.write('w');
    return typeof update === 'function' && Reflect.apply(update, this, args);
  },
});
const quiet = () => undefined;
await sendDueLetters(
  db,
  {
    transport: await openSmtpTransport({
      host: '127.0.0.1',
      port: Number(port),
      user: '',
      password: '',
    }),
    addresses: { from: 'Revue <revue@example.org>', team: 'revue@example.org' },
    now,
    attemptMs: 10_000,
    lettersPerMinute: 1_000_000,
    log: { info: quiet, warn: quiet, error: quiet },
  },
  now().getTime() + 170_000,
);
process.stdout.write(`\n${process.resourceUsage().maxRSS}`);
process.exit(0);
