import { sendPhoto, UploadFailure } from '#admin/data/send-photo.ts';
import { report } from '#data/report.ts';
import type { UploadAnswer } from '#domain/media/upload.ts';
import { keepWindow } from './keep-window.ts';
import { type Prepared, preparePhoto } from './prepare-photo.ts';

export type UploadState =
  /** `preparing` is also waiting for its turn. */
  | { status: 'preparing' }
  /** `sent` from 0 to 1; at 1 the server renders it. */
  | { status: 'sending'; sent: number }
  | { status: 'failed'; message: string; canRetry: boolean }
  | { status: 'done' };

/** What another attempt cannot change. */
const FINAL = new Set([
  ...['not-a-picture', 'heic', 'svg', 'animated', 'truncated', 'too-many-pixels', 'too-heavy'],
]);

/** At once: phones have memory for few decoded photographs, and trains little network. */
const AT_ONCE = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<TResult>(action: () => Promise<TResult>): Promise<TResult> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => void waiting.push(resolve));
  else running += 1;
  try {
    return await action();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function failureState(error: unknown): UploadState {
  const isKnown = error instanceof UploadFailure;
  if (!isKnown) report('Une image n’a pas pu être envoyée', error);
  const failure = isKnown ? error : new UploadFailure('failed');
  return { status: 'failed', message: failure.message, canRetry: !FINAL.has(failure.code) };
}

/** A photograph on its way to the library; it goes on when the page that started it is left. */
export class PhotoUpload {
  readonly id: string = crypto.randomUUID();
  readonly file: File;
  state: UploadState = { status: 'preparing' };
  preview: string | null = null;
  private readonly onDone: (answer: UploadAnswer) => void;
  private readonly listeners = new Set<() => void>();
  private readonly abort = new AbortController();
  private prepared: Prepared | null = null;

  constructor(file: File, onDone: (answer: UploadAnswer) => void) {
    this.file = file;
    this.onDone = onDone;
    void this.run();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): UploadState => this.state;

  /** Sends it again after a failure; what was prepared is kept. */
  retry(): void {
    if (this.state.status !== 'failed' || !this.state.canRetry) return;
    this.set({ status: 'preparing' });
    void this.run();
  }

  /** Gives it up; nothing is said any more. */
  cancel(): void {
    this.listeners.clear();
    this.abort.abort();
  }

  private set(state: UploadState): void {
    if (this.abort.signal.aborted) return;
    this.state = state;
    for (const listener of this.listeners) listener();
  }

  private async send(): Promise<UploadAnswer> {
    const { signal } = this.abort;
    signal.throwIfAborted();
    this.prepared ??= await preparePhoto(this.file);
    signal.throwIfAborted();
    this.preview = this.prepared.preview;
    this.set({ status: 'sending', sent: 0 });
    return sendPhoto({
      file: this.prepared.file,
      name: this.file.name,
      signal,
      onProgress: (sent) => this.set({ status: 'sending', sent }),
    });
  }

  private async run(): Promise<void> {
    try {
      const answer = await keepWindow(() => inTurn(() => this.send()));
      if (this.abort.signal.aborted) return;
      this.set({ status: 'done' });
      this.onDone(answer);
    } catch (error) {
      if (!this.abort.signal.aborted) this.set(failureState(error));
    }
  }
}
