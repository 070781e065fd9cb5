// First step of every npm script: installs missing packages, with only Node >= 20 and npm, then
// runs the script on the project's own Node 24 (an optional dependency for each system), which runs TypeScript.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MINIMUM_NODE = 20;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const node = join(root, 'node_modules', '.bin', 'node');
const [command, ...args] = process.argv.slice(2);

function fail(sentence) {
  console.error(`\n✖ ${sentence}\n`);
  process.exit(1);
}

/** npm skips optional packages that its Node is too old for, hence the project's own Node. */
function npm(npmArgs, cwd) {
  const cli = process.env.npm_execpath;
  const [program, ...first] = cli && existsSync(node) ? [node, cli] : ['npm'];
  // npm prints to stderr: a script's own stdout may be piped (`npm run --silent backup`).
  const child = spawn(program, [...first, ...npmArgs], { cwd, stdio: ['ignore', 2, 2] });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

async function install(folder, name) {
  const lock = readFileSync(join(root, folder, 'package-lock.json'));
  const lockHash = createHash('sha256').update(lock).digest('hex');
  const stamp = join(root, folder, 'node_modules', '.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash) return;

  console.error(`• Installing the packages of ${name} (npm ci, about 1 minute)…`);
  const cwd = join(root, folder);
  // Installing offline from npm's cache takes a quarter of the time, but fails if the cache lacks a version.
  const isInstalled =
    (await npm(['ci', '--prefer-offline', '--loglevel=silent'], cwd)) ||
    (await npm(['ci', '--loglevel=error'], cwd));
  if (!isInstalled) {
    fail(`npm ci failed for ${name}: see npm's message above, check the network and run it again.`);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, lockHash);
}

if (Number(process.versions.node.split('.')[0]) < MINIMUM_NODE) {
  fail(`Node ${process.versions.node} is too old: install Node ${MINIMUM_NODE} or newer.`);
}
let child;
// Ctrl-C reaches the child too, which ignores repeats; a supervisor signals only this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => (child ? child.kill(signal) : process.exit(130)));
}

await Promise.all([install('.', 'the site'), install('functions', 'the functions')]);
if (!existsSync(node) || spawnSync(node, ['--version']).status !== 0) {
  fail(
    'The project’s own Node (node_modules/.bin/node) does not run: delete node_modules and try again.',
  );
}

const path = [dirname(node), process.env.PATH].join(delimiter);
child = spawn(node, [join(root, 'scripts', `${command}.ts`), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: path },
});
child.on('exit', (code) => process.exit(code ?? 1));
