import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
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
      onData: async (stream, _session, callback) => {
        const raw = await buffer(stream);
        await this.faults.delay?.();
        const code = this.faults.message?.();
        if (code !== undefined) return callback(reply(code));
        this.taken.push(raw);
        if (this.faults.dieAfterData?.()) {
          for (const connection of server.connections) connection._socket.destroy();
          return undefined;
        }
        return callback();
      },
    });
    // Clients that go away in the middle are what the tests are about.
    server.on('error', () => undefined);
    server.listen(this.port, host);
    await once(server.server, 'listening');
    const address: AddressInfo | string | null = server.server.address();
    if (address !== null && typeof address === 'object') this.port = address.port;
    this.#server = server;
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
