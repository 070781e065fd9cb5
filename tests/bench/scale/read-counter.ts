import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { LOOPBACK_HOST } from '../../../scripts/lib/ports.ts';
import { compressed } from '../serve.ts';

/** Every document that Firestore returns carries its full name once, in JSON (REST, WebChannel) as in gRPC. */
const NAME = '/databases/(default)/documents/';
const REQUEST = /(?:GET|POST) \S+ HTTP\/1\.1/g;
/** An action is over once Firestore has sent nothing for so long. */
const QUIET_MS = 700;

/** `reads` are the documents returned, which Firestore bills; `requests` only those over HTTP/1.1; kB compressed. */
export type MeasuredCost = { ms: number; reads: number; requests: number; kB: number };

/** A connection proxy before Firestore that counts what passes. */
export class ReadCounter {
  readonly #target: number;
  #reads = 0;
  #requests = 0;
  #chunks: Buffer[] = [];
  #last = 0;
  port = 0;

  constructor(target: number) {
    this.#target = target;
  }

  async listen(): Promise<void> {
    const server = createServer((socket) => {
      const target = connect(this.#target, LOOPBACK_HOST);
      let tail = '';
      target.on('data', (chunk: Buffer) => {
        this.#last = performance.now();
        this.#chunks.push(chunk);
        const text = tail + chunk.toString('latin1');
        this.#reads += text.split(NAME).length - 1;
        // A name may begin in one chunk and end in the next.
        tail = text.slice(-NAME.length + 1);
      });
      socket.on('data', (chunk: Buffer) => {
        this.#requests += chunk.toString('latin1').match(REQUEST)?.length ?? 0;
      });
      for (const [from, to] of [
        [socket, target],
        [target, socket],
      ] as const) {
        // A client that keeps its connection does not keep this process.
        from.unref();
        from.on('error', () => to.destroy());
        from.pipe(to);
      }
    });
    await once(server.listen(0, LOOPBACK_HOST).unref(), 'listening');
    const address = server.address();
    if (typeof address === 'object' && address) this.port = address.port;
  }

  /** Measures an action, and what Firestore still sends after it. */
  async measure(action: () => Promise<unknown>): Promise<MeasuredCost> {
    [this.#reads, this.#requests, this.#chunks] = [0, 0, []];
    const started = performance.now();
    await action();
    const ms = performance.now() - started;
    this.#last ||= performance.now();
    while (performance.now() - this.#last < QUIET_MS) await wait(QUIET_MS / 4);
    const kB = compressed(Buffer.concat(this.#chunks)).length / 1000;
    return { ms, reads: this.#reads, requests: this.#requests, kB };
  }
}
