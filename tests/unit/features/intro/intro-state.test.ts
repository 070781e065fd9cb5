import { describe, expect, it } from 'vitest';
import { INTRO_TITLE } from '#domain/site/intro.ts';
import {
  INTRO_WAITING,
  type IntroEvent,
  type IntroState,
  introReducer,
  introView,
  msToNextChange,
} from '#features/intro/intro-state.ts';

const CLOCK = 5_000;
const apply = (state: IntroState, ...events: IntroEvent[]) => events.reduce(introReducer, state);
const RUNNING = apply(INTRO_WAITING, { type: 'start', at: CLOCK, calm: false });
/** The state so many ms after the start of an undisturbed intro. */
const at = (ms: number) => apply(RUNNING, { type: 'time', at: CLOCK + ms });
const viewAt = (ms: number) => introView(at(ms));

describe('the timeline', () => {
  it('writes a character every 65 ms', () => {
    expect([0, 64, 65, 130, 64 + 65 * 40].map((ms) => viewAt(ms).typed)).toEqual([0, 0, 1, 2, 40]);
    expect(viewAt(65 * INTRO_TITLE.length).typed).toBe(INTRO_TITLE.length);
    expect(viewAt(9_999).typed).toBe(INTRO_TITLE.length);
  });

  it.each([
    { name: 'the brand appears at 2 s', moment: 2_000, part: 'isBrandShown' },
    { name: 'the title fades at 5 s', moment: 5_000, part: 'isTitleGone' },
    { name: 'all fades out from 9 s', moment: 9_000, part: 'isFadedOut' },
  ] as const)('$name', ({ moment, part }) => {
    expect(viewAt(moment - 1)[part]).toBe(false);
    expect(viewAt(moment)[part]).toBe(true);
  });

  it('ends at 10 s', () => {
    expect(at(9_999).phase).toBe('running');
    expect(at(10_000).phase).toBe('over');
    expect(at(60_000)).toMatchObject({ phase: 'over', elapsed: 10_000 });
  });

  it('schedules every change and nothing else', () => {
    const moments: number[] = [];
    let state = RUNNING;
    for (let wait = msToNextChange(state); wait !== null; wait = msToNextChange(state)) {
      const before = introView(state);
      state = apply(state, { type: 'time', at: state.at + wait });
      moments.push(state.elapsed);
      if (state.phase === 'running') expect(introView(state)).not.toEqual(before);
    }
    expect(moments).toEqual(expect.arrayContaining([2_000, 5_000, 9_000, 10_000]));
    expect(moments.filter((moment) => moment % 65 === 0)).toHaveLength(INTRO_TITLE.length);
    expect(moments.at(-1)).toBe(10_000);
  });

  it('fills the bar over 10 s, evenly from second to second', () => {
    expect(viewAt(0).bar).toEqual({ share: 0.1, ms: 1_000 });
    expect(viewAt(2_400).bar).toEqual({ share: 0.3, ms: 600 });
    expect(viewAt(9_250).bar).toEqual({ share: 1, ms: 750 });
    expect([0, 999, 1_000, 9_999].map((ms) => viewAt(ms).seconds)).toEqual([0, 0, 1, 9]);
  });

  it('does not go back when the clock does', () => {
    expect(apply(at(3_000), { type: 'time', at: CLOCK }).elapsed).toBe(3_000);
  });
});

describe('skipping', () => {
  it('fades out at once and ends after 1 s', () => {
    const skipped = apply(at(3_000), { type: 'skip', at: CLOCK + 3_200 });
    expect(introView(skipped).isFadedOut).toBe(true);
    expect(apply(skipped, { type: 'time', at: CLOCK + 4_199 }).phase).toBe('running');
    expect(apply(skipped, { type: 'time', at: CLOCK + 4_200 }).phase).toBe('over');
  });

  it('never makes the intro longer', () => {
    const late = apply(at(9_500), { type: 'skip', at: CLOCK + 9_500 });
    expect(apply(late, { type: 'time', at: CLOCK + 10_000 }).phase).toBe('over');
    const twice = apply(
      at(1_000),
      { type: 'skip', at: CLOCK + 1_000 },
      { type: 'skip', at: CLOCK + 1_900 },
      { type: 'time', at: CLOCK + 2_000 },
    );
    expect(twice.phase).toBe('over');
  });

  it('has no effect before the start and after the end', () => {
    expect(apply(INTRO_WAITING, { type: 'skip', at: CLOCK }).phase).toBe('waiting');
    expect(apply(at(10_000), { type: 'skip', at: CLOCK + 10_001 }).phase).toBe('over');
  });
});

describe('pausing (WCAG 2.2.2)', () => {
  const paused = apply(RUNNING, { type: 'pause', at: CLOCK + 1_234 });

  it('stops everything where it is', () => {
    expect(paused).toMatchObject({ phase: 'paused', elapsed: 1_234 });
    expect(msToNextChange(paused)).toBeNull();
    const later = apply(paused, { type: 'time', at: CLOCK + 60_000 });
    expect(introView(later)).toEqual(introView(paused));
    expect(introView(paused).bar).toEqual({ share: 0.1234, ms: 0 });
  });

  it('goes on from there', () => {
    const resumed = apply(
      paused,
      { type: 'resume', at: CLOCK + 60_000 },
      { type: 'time', at: CLOCK + 60_766 },
    );
    expect(resumed).toMatchObject({ phase: 'running', elapsed: 2_000 });
  });

  it('can be skipped too', () => {
    const skipped = apply(
      paused,
      { type: 'skip', at: CLOCK + 60_000 },
      { type: 'time', at: CLOCK + 61_000 },
    );
    expect(skipped.phase).toBe('over');
  });

  it('is offered only while there is something to pause', () => {
    expect(introView(INTRO_WAITING).isPausable).toBe(false);
    expect(viewAt(0).isPausable).toBe(true);
    expect(introView(paused).isPausable).toBe(true);
    expect(viewAt(9_000).isPausable).toBe(false);
    expect(apply(RUNNING, { type: 'resume', at: CLOCK + 500 })).toBe(RUNNING);
  });
});

it('starts once', () => {
  expect(apply(at(3_000), { type: 'start', at: CLOCK + 4_000, calm: true }).phase).toBe('running');
});
