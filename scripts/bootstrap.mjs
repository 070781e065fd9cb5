// The first step of every npm script: installs what is missing, with nothing but Node >= 20 and npm,
// then hands over to the script itself on the project's own Node 24 (devDependency node@24), which
// runs TypeScript directly.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MINIMUM_NODE = 20;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const node = join(root, 'node_modules', 'node', 'bin', 'node');
const [command, ...args] = process.argv.slice(2);

function fail(sentence) {
  console.error(`\n✖ ${sentence}\n`);
  process.exit(1);
}

/** Runs npm, on the project's Node once that is there: npm leaves out optional packages its Node is too old for. */
function npm(npmArgs, cwd) {
  const cli = process.env.npm_execpath;
  const [program, ...first] = cli && existsSync(node) ? [node, cli] : ['npm'];
  // A script's own output may be piped on: `npm run --silent backup`.
  const child = spawn(program, [...first, ...npmArgs], { cwd, stdio: ['ignore', 2, 2] });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** Installs a package folder unless its lock file is the one that was last installed. */
async function install(folder, name) {
  const lock = readFileSync(join(root, folder, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  const stamp = join(root, folder, 'node_modules', '.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  console.error(`• Installing the packages of ${name} (npm ci, about 1 minute)…`);
  const cwd = join(root, folder);
  // Not to ask again for what the cache knows takes a quarter of the time, unless it lacks a version.
  const isInstalled =
    (await npm(['ci', '--prefer-offline', '--loglevel=silent'], cwd)) ||
    (await npm(['ci', '--loglevel=error'], cwd));
  if (!isInstalled) {
    fail(`npm ci failed for ${name}: see npm's message above, check the network and run it again.`);
  }
  // No package may run scripts at installation (.npmrc), but for the one that brings Node itself.
  if (folder === '.') await npm(['rebuild', 'node', '--ignore-scripts=false', '--silent'], root);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

if (Number(process.versions.node.split('.')[0]) < MINIMUM_NODE) {
  fail(`Node ${process.versions.node} is too old: install Node ${MINIMUM_NODE} or newer.`);
}
let child;
// A terminal sends Ctrl-C to the child as well, which heeds the first; a supervisor's signal comes here only.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => (child ? child.kill(signal) : process.exit(130)));
}

await Promise.all([install('.', 'the site'), install('functions', 'the functions')]);
if (!existsSync(node) || spawnSync(node, ['--version']).status !== 0) {
  fail(
    'The project’s own Node (node_modules/node) does not run: delete node_modules and try again.',
  );
}

const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
child = spawn(node, [join(root, 'scripts', `${command}.ts`), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: path },
});
child.on('exit', (code) => process.exit(code ?? 1));
