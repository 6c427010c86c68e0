import { zappingWords } from './zapping.words.ts';

const opened = { guard: 'leads', target: '.tuning', actions: ['takeChannel', 'openPage'] } as const;
const broke = { target: 'judging', actions: ['noteFailure', 'reportFailure'] } as const;
const tunedAnew = { target: 'tuning', actions: 'takeFirstSource' } as const;
const chosenElsewhere = { target: 'resting', actions: 'clearDigits' } as const;
const takenBack = { target: 'resting', actions: ['clearDigits', 'unhush'] } as const;
const elsewhere = {
  ...{ 'zap.to': chosenElsewhere, 'zap.pick': chosenElsewhere, 'zap.step': chosenElsewhere },
  ...{ 'zap.close': chosenElsewhere, 'zap.cancel': takenBack },
} as const;

/** TV-1, TV-4: from one channel to another by list, neighbour, typed number or back, and what its sources come to. */
export const zappingMachine = zappingWords.createMachine({
  id: 'zapping',
  context: { channels: [], channel: null, previous: null, digits: '', source: 0, trouble: null },
  type: 'parallel',
  invoke: { id: 'tuner', src: 'tuner' },
  on: { 'zap.channels': { actions: 'takeChannels' } },
  states: {
    screen: {
      initial: 'off',
      on: {
        'zap.to': { guard: 'leads', target: '.tuning', actions: 'takeChannel' },
        'zap.pick': opened,
        'zap.step': opened,
        'zap.back': opened,
        'zap.close': { guard: 'isOn', target: '.off', actions: ['stop', 'forgetChannel'] },
      },
      states: {
        off: {},
        tuning: {
          always: [
            { guard: 'hasSource', target: 'waiting' },
            { target: 'dark', actions: ['noteDark', 'stop'] },
          ],
        },
        waiting: {
          entry: 'tune',
          initial: 'soon',
          states: { soon: { after: { slow: 'slow' } }, slow: {} },
          after: { patience: broke },
          on: { 'tuner.playing': 'shown', 'tuner.failed': broke },
        },
        shown: { entry: 'keepChannel', on: { 'tuner.failed': broke } },
        judging: {
          always: [
            { guard: 'hasNextSource', target: 'waiting', actions: 'takeNextSource' },
            { target: 'dark', actions: 'stop' },
          ],
        },
        dark: { on: { 'zap.retry': tunedAnew, 'zap.online': tunedAnew } },
      },
    },
    remote: {
      initial: 'resting',
      states: {
        resting: { on: { 'zap.digit': { target: 'typing', actions: ['takeDigit', 'hush'] } } },
        typing: {
          after: { buffer: 'deciding' },
          on: {
            'zap.digit': { target: 'typing', reenter: true, actions: 'takeDigit' },
            'zap.enter': 'deciding',
            'zap.back': [
              { guard: 'isFirstDigit', ...takenBack },
              { target: 'typing', reenter: true, actions: 'dropDigit' },
            ],
            ...elsewhere,
          },
        },
        deciding: {
          always: [
            { guard: 'namesNobody', target: 'unknown', actions: 'unhush' },
            { guard: 'namesThis', ...takenBack },
            { target: 'resting', actions: ['pickNumbered', 'clearDigits'] },
          ],
        },
        // The digits stay for a moment, so that it is seen which number nobody has.
        unknown: {
          after: { unknown: { target: 'resting', actions: 'clearDigits' } },
          on: {
            'zap.digit': { target: 'typing', actions: ['takeFirstDigit', 'hush'] },
            'zap.back': chosenElsewhere,
            ...elsewhere,
          },
        },
      },
    },
  },
});
