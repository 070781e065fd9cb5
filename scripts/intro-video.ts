import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { FRAME_RATE, LOOP_SECONDS, loopGraph, timedShots } from './intro/intro-shots.ts';
import { Failure, fromRoot, run, runScript, step } from './lib/script.ts';

const OUTPUT = fromRoot('public', 'video');
/** Maximum size of one source, in bytes. */
const SIZE_LIMIT = 1_500_000;
/** One key frame for the whole loop: it is short, and nobody seeks in it. */
const KEYFRAME_EVERY = String(LOOP_SECONDS * FRAME_RATE);
const COLOURS = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
/** At these bit rates the older codecs smear the pictures' grain: they get a slightly softer picture. */
const SOFT_GRAIN = ['-vf', 'gblur=sigma=0.55'];

interface Source {
  file: string;
  codec: string[];
  /** A bit rate needs two passes; without one, the codec's options set the quality. */
  rate?: string;
}

/** In the order in which the page offers them: the smallest first, the most widely supported last. */
const SOURCES: readonly Source[] = [
  { file: 'intro.av1.webm', codec: ['-c:v', 'libsvtav1', '-preset', '4', '-crf', '50'] },
  {
    file: 'intro.vp9.webm',
    codec: ['-c:v', 'libvpx-vp9', '-deadline', 'good', '-cpu-used', '2', ...SOFT_GRAIN],
    rate: '1080k',
  },
  {
    file: 'intro.mp4',
    codec: [
      ...['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation'],
      ...['-profile:v', 'high', '-level:v', '3.1', '-movflags', '+faststart', ...SOFT_GRAIN],
    ],
    rate: '1080k',
  },
];

async function ffmpeg(args: string[], cwd: string) {
  const quiet = ['-hide_banner', '-loglevel', 'error', '-y'];
  const { code, output } = await run('ffmpeg', [...quiet, ...args], { cwd });
  if (code === 127) throw new Failure('ffmpeg is not installed: install it, then try again.');
  if (code !== 0) throw new Failure(`ffmpeg failed.\n${output.trim()}`);
}

/** Renders all shots and cross-fades losslessly: every source is encoded from the result. */
async function renderLoop(masters: string, directory: string): Promise<string> {
  const shots = timedShots().map(({ picture, seconds }) => ({
    path: join(masters, `${picture}.webp`),
    seconds: String(seconds),
  }));
  const missing = shots.find(({ path }) => !existsSync(path));
  if (missing) {
    throw new Failure(
      `No master at "${missing.path}": pass the directory with --masters or ART_MASTERS.`,
    );
  }
  const loop = join(directory, 'loop.mkv');
  const inputs = shots.flatMap(({ path, seconds }) => [
    ...['-loop', '1', '-framerate', String(FRAME_RATE), '-t', seconds],
    ...['-i', path],
  ]);
  const graph = ['-filter_complex', loopGraph(), '-map', '[loop]', ...COLOURS];
  await ffmpeg([...inputs, ...graph, '-c:v', 'ffv1', loop], directory);
  return loop;
}

/** The loop's first frame, shown until the video plays and wherever it cannot. */
async function renderStill(loop: string, directory: string) {
  const frame = join(directory, 'still.png');
  await ffmpeg(['-i', loop, '-frames:v', '1', frame], directory);
  await sharp(frame).avif({ quality: 46, effort: 6 }).toFile(join(OUTPUT, 'intro-still.avif'));
  // A window that is taller than wide shows no more than the middle.
  await sharp(frame)
    .resize({ width: 540, height: 720, fit: 'cover' })
    .avif({ quality: 46, effort: 6 })
    .toFile(join(OUTPUT, 'intro-still-portrait.avif'));
  await sharp(frame).webp({ quality: 60, effort: 6 }).toFile(join(OUTPUT, 'intro-still.webp'));
}

async function encode(loop: string, { file, codec, rate }: Source, directory: string) {
  const target = join(OUTPUT, file);
  const options = ['-i', loop, '-an', '-pix_fmt', 'yuv420p', ...COLOURS, '-g', KEYFRAME_EVERY];
  if (rate === undefined) {
    await ffmpeg([...options, ...codec, target], directory);
  } else {
    const twice = [...options, ...codec, '-b:v', rate, '-pass'];
    await ffmpeg([...twice, '1', '-f', 'null', '-'], directory);
    await ffmpeg([...twice, '2', target], directory);
  }
  const { size } = statSync(target);
  console.log(`  ${file}: ${(size / 1_000_000).toFixed(2)} MB`);
  if (size > SIZE_LIMIT) throw new Failure(`${file} is larger than ${SIZE_LIMIT / 1e6} MB.`);
}

async function main(): Promise<undefined> {
  const { values } = parseArgs({ options: { masters: { type: 'string' } } });
  const masters = values.masters ?? process.env.ART_MASTERS ?? fromRoot('art-masters');
  const directory = mkdtempSync(join(tmpdir(), 'intro-video-'));
  mkdirSync(OUTPUT, { recursive: true });
  try {
    const loop = await step('Drawing the loop', () => renderLoop(masters, directory));
    await renderStill(loop, directory);
    for (const source of SOURCES) {
      await step(`Encoding ${source.file}`, () => encode(loop, source, directory));
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

await runScript(main);
