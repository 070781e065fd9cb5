import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const HOST = '127.0.0.1';

/** What the server does wrong; each is asked anew for every command. */
type Faults = {
  /** Refuses the identification. */
  auth?: boolean;
  /** Answers to RCPT TO, by address; undefined takes it. */
  recipient?: (address: string) => number | undefined;
  /** Answers to the end of DATA; undefined takes the message. */
  message?: () => number | undefined;
  /** Keeps the message, and dies before it says so. */
  dieAfterData?: () => boolean;
  /** Waits before it answers to the end of DATA. */
  delay?: () => Promise<unknown>;
};

const reply = (responseCode: number) =>
  Object.assign(new Error(responseCode < 500 ? 'Try again later' : 'No'), { responseCode });

/** A real SMTP server that fails on command and keeps what it took. */
export class FaultySmtp {
  faults: Faults = {};
  /** What was taken, as it came. */
  readonly taken: Buffer[] = [];
  /** Since the last `start`: connections that came. */
  connections = 0;
  port = 0;
  #server: SMTPServer | undefined;

  /** Starts the server, on the port it had before. */
  async start({ host = HOST } = {}): Promise<void> {
    this.connections = 0;
    const server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 0,
      onConnect: (_session, callback) => {
        this.connections += 1;
        callback();
      },
      onAuth: ({ username }, _session, callback) =>
        this.faults.auth ? callback(reply(535)) : callback(null, { user: username }),
      onRcptTo: ({ address }, _session, callback) => {
        const code = this.faults.recipient?.(address);
        callback(code === undefined ? null : reply(code));
      },
      onData: (stream, _session, callback) => {
        const isCutOff = () => this.#server !== server;
        this.#take(stream, isCutOff).then(
          (code) => {
            if (code !== undefined) callback(reply(code));
            else if (!this.faults.dieAfterData?.()) callback();
            else for (const connection of server.connections) connection._socket.destroy();
          },
          // The client, or this server, went away in the middle: nothing was taken.
          (error: Error) => callback(error),
        );
      },
    });
    // Clients that go away in the middle are what the tests are about.
    server.on('error', () => undefined);
    this.#server = server;
    server.listen(this.port, host);
    await once(server.server, 'listening');
    const address: AddressInfo | string | null = server.server.address();
    if (address !== null && typeof address === 'object') this.port = address.port;
  }

  /** Keeps a message. @returns the code with which it is refused instead */
  async #take(stream: Readable, isCutOff: () => boolean): Promise<number | undefined> {
    const raw = await buffer(stream);
    await this.faults.delay?.();
    const code = this.faults.message?.();
    if (isCutOff()) throw new Error('Stopped before the message was taken');
    if (code === undefined) this.taken.push(raw);
    return code;
  }

  /** Stops it, cutting all connections. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const connection of server.connections) connection._socket.destroy();
    await closed;
  }

  /** The mails that were taken. */
  mails(): Promise<Email[]> {
    return Promise.all(this.taken.map((raw) => PostalMime.parse(raw)));
  }
}
