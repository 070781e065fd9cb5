import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { LOOPBACK_HOST } from '#scripts/lib/ports.ts';
import type { ConnectionMode } from './modes.ts';

/** Forwards connections to a port, whatever the protocol. */
export class ConnectionProxy {
  readonly #target: number;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #mode: ConnectionMode = 'up';
  #count = 0;
  port = 0;

  constructor(target: number) {
    this.#target = target;
  }

  /** Listens on a free port, and later on the same port again. */
  async listen(): Promise<void> {
    this.#server = createServer({ pauseOnConnect: true }, (socket) => this.#take(socket));
    await once(this.#server.listen(this.port, LOOPBACK_HOST).unref(), 'listening');
    const address = this.#server.address();
    if (typeof address === 'object' && address) this.port = address.port;
  }

  async set(mode: ConnectionMode): Promise<void> {
    this.#mode = mode;
    if (mode === 'up') return this.#release();
    if (mode === 'slow') {
      for (const socket of this.#sockets) socket.pause();
      return;
    }
    // Clients reuse open connections, which would escape the fault.
    for (const socket of this.#sockets) socket.destroy();
    if (mode === 'down') this.#close();
    else await this.#release();
  }

  async #release(): Promise<void> {
    if (!this.#server) await this.listen();
    for (const socket of this.#sockets) socket.resume();
  }

  #close(): void {
    this.#server?.close();
    this.#server = undefined;
  }

  #breaks(): boolean {
    this.#count += 1;
    return this.#mode === 'failing' || (this.#mode === 'flapping' && this.#count % 2 === 1);
  }

  #take(socket: Socket): void {
    if (this.#breaks()) return void socket.resetAndDestroy();
    const target = connect(this.#target, LOOPBACK_HOST);
    this.#couple(socket, target);
    this.#couple(target, socket);
    if (this.#mode === 'slow') target.pause();
    else socket.resume();
  }

  /** Copies data by hand, because a pipe would resume a socket that a fault has paused. */
  #couple(from: Socket, to: Socket): void {
    this.#sockets.add(from);
    from.on('data', (data) => to.write(data));
    from.on('end', () => to.end());
    from.on('error', () => to.destroy());
    from.on('close', () => {
      this.#sockets.delete(from);
      to.destroy();
    });
    if (this.#mode === 'slow') from.pause();
  }
}
