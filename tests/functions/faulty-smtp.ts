import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const HOST = '127.0.0.1';

/** Injected faults, evaluated for every command. */
type Faults = {
  /** Rejects the credentials. */
  auth?: boolean;
  /** The reply code to RCPT TO, by email address; undefined accepts the recipient. */
  recipient?: (address: string) => number | undefined;
  /** Drops the connection instead of replying to RCPT TO. */
  hangUp?: (address: string) => boolean;
  /** The reply code to the end of DATA; undefined accepts the message. */
  message?: () => number | undefined;
  /** Accepts the message, and drops the connection before replying. */
  dieAfterData?: () => boolean;
  /** Delays the reply to the end of DATA. */
  delay?: () => Promise<unknown>;
};

const reply = (responseCode: number) =>
  Object.assign(new Error(responseCode < 500 ? 'Try again later' : 'No'), { responseCode });

/** A real SMTP server that fails on demand, and keeps the messages it accepted. */
export class FaultySmtp {
  faults: Faults = {};
  /** The accepted messages, raw. */
  readonly accepted: Buffer[] = [];
  /** Connections since the last `start`. */
  connections = 0;
  port = 0;
  #server: SMTPServer | undefined;

  /** Starts the server; a restart takes the same port. */
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
        if (this.faults.hangUp?.(address)) {
          this.#drop(server);
          return;
        }
        const code = this.faults.recipient?.(address);
        callback(code === undefined ? null : reply(code));
      },
      onData: (stream, _session, callback) => {
        const isCutOff = () => this.#server !== server;
        this.#take(stream, isCutOff).then(
          (code) => {
            if (code !== undefined) callback(reply(code));
            else if (!this.faults.dieAfterData?.()) callback();
            else this.#drop(server);
          },
          // The client or this server disconnected: nothing was accepted.
          (error: Error) => callback(error),
        );
      },
    });
    // Without a listener, the disconnects that tests provoke would throw.
    server.on('error', () => undefined);
    this.#server = server;
    server.listen(this.port, host);
    await once(server.server, 'listening');
    const address: AddressInfo | string | null = server.server.address();
    if (address !== null && typeof address === 'object') this.port = address.port;
  }

  #drop({ connections }: SMTPServer): void {
    for (const connection of connections) connection._socket.destroy();
  }

  /** Reads a message and stores it if accepted. @returns the reply code of a refusal */
  async #take(stream: Readable, isCutOff: () => boolean): Promise<number | undefined> {
    const raw = await buffer(stream);
    await this.faults.delay?.();
    const code = this.faults.message?.();
    if (isCutOff()) throw new Error('Stopped before the message was accepted');
    if (code === undefined) this.accepted.push(raw);
    return code;
  }

  /** Stops the server and drops all connections. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    this.#drop(server);
    await closed;
  }

  /** Parses the accepted messages. */
  mails(): Promise<Email[]> {
    return Promise.all(this.accepted.map((raw) => PostalMime.parse(raw)));
  }
}
