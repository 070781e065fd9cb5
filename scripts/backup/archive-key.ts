import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { Failure } from '../lib/script.ts';

type Bytes = AsyncIterable<Uint8Array>;

const RECIPIENT = 'age1';
const IDENTITY = 'AGE-SECRET-KEY-';
/** Below it, a passphrase is guessed by trying. */
const PASSPHRASE_MIN = 16;

/** What an age file starts with. */
export const AGE_MARK = 'age-encryption.org/';

/** As the library reads: piece by piece, when it asks. */
function streamOf(bytes: Bytes): ReadableStream<Uint8Array> {
  const pieces = bytes[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}

async function encrypterFor(key: string, workFactor?: number): Promise<Encrypter> {
  const encrypter = new Encrypter();
  if (key.startsWith(RECIPIENT)) encrypter.addRecipient(key);
  else if (key.startsWith(IDENTITY)) encrypter.addRecipient(await identityToRecipient(key));
  else {
    encrypter.setPassphrase(key);
    if (workFactor !== undefined) encrypter.setScryptWorkFactor(workFactor);
  }
  return encrypter;
}

/**
 * Encrypts an archive as an age file (age-encryption.org), which the program `age` opens too.
 * @param key a passphrase of at least 16 characters, or an age key: the public one is enough
 * @param workFactor log2 of what trying one passphrase costs; tests pay less
 * @throws Failure for a passphrase that is too short, or an age key with a slip in it
 */
export async function* encrypt(
  plain: Bytes,
  key: string,
  workFactor?: number,
): AsyncGenerator<Uint8Array> {
  const isAgeKey = key.startsWith(RECIPIENT) || key.startsWith(IDENTITY);
  if (!isAgeKey && key.length < PASSPHRASE_MIN) {
    throw new Failure(
      `BACKUP_KEY is too short: give at least ${PASSPHRASE_MIN} characters, such as \`openssl rand -base64 32\` prints.`,
    );
  }
  let encrypter: Encrypter;
  try {
    encrypter = await encrypterFor(key, workFactor);
  } catch {
    throw new Failure('BACKUP_KEY looks like an age key but is none: copy it again, whole.');
  }
  yield* piecesOf(await encrypter.encrypt(streamOf(plain)));
}

/**
 * Decrypts an age file.
 * @throws Failure when the key is missing or does not open it
 */
export async function* decrypt(file: Bytes, key: string | undefined): AsyncGenerator<Uint8Array> {
  if (!key) {
    throw new Failure('The archive is encrypted: set BACKUP_KEY to the key it was made with.');
  }
  if (key.startsWith(RECIPIENT)) {
    throw new Failure(
      'BACKUP_KEY is the public key, which only encrypts: set it to the secret one (AGE-SECRET-KEY-…).',
    );
  }
  let plain: ReadableStream<Uint8Array>;
  try {
    const decrypter = new Decrypter();
    if (key.startsWith(IDENTITY)) decrypter.addIdentity(key);
    else decrypter.addPassphrase(key);
    plain = await decrypter.decrypt(streamOf(file));
  } catch {
    throw new Failure(
      'BACKUP_KEY does not open the archive: set it to the key it was made with. (Where that is the right one, the beginning of the file is damaged: take another copy.)',
    );
  }
  yield* piecesOf(plain);
}
