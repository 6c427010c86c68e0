import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ROOT } from '../../tools/files.ts';
import { fakeVideo } from '../fakes/video.ts';
import { loadWiring, wiringWith, type Wiring } from './evaluate.ts';
import { keyOf, killersOf, rememberKillers } from './killers.ts';
import { faultsOf } from './faults.ts';
import { isLeft } from './left.ts';
import { patient, perform, prompt, type Run } from './scenario.ts';
import { placeScenarios } from './scenarios/place.ts';
import { portScenarios } from './scenarios/ports.ts';
import { callScenarios } from './scenarios/calls.ts';
import { liveScenarios } from './scenarios/live.ts';
import { localeScenarios } from './scenarios/locale.ts';
import { navigationScenarios } from './scenarios/navigation.ts';
import { operatorScenarios } from './scenarios/operator.ts';
import { pageScenarios } from './scenarios/page.ts';
import { paintedScenarios } from './scenarios/painted.ts';
import { sessionScenarios } from './scenarios/session.ts';
import { settingsScenarios } from './scenarios/settings.ts';
import { socketScenarios } from './scenarios/socket.ts';
import { soundScenarios } from './scenarios/sound.ts';
import { spoilerScenarios } from './scenarios/spoiler.ts';
import { resetScreens, screens } from './screens.ts';
import { holdUncaught, passes } from './uncaught.ts';

vi.mock('#ui/routes/screens.ts', async () => {
  const { chunkOf } = await import('./screens.ts');
  return { screens: new Proxy({}, { get: (_, id) => chunkOf(String(id)) }) };
});
vi.mock('@simplewebauthn/browser', () => ({
  startAuthentication: () => {
    const response = { clientDataJSON: 'YQ', authenticatorData: 'YQ', signature: 'YQ' };
    return Promise.resolve({ id: 'YQ', rawId: 'YQ', type: 'public-key', response });
  },
  WebAuthnAbortService: { cancelCeremony: () => {} },
}));
// Globals that modules use when they are loaded.
vi.stubGlobal('HTMLLinkElement', EventTarget);
vi.stubGlobal('Audio', function Audio() {
  return fakeVideo().element;
});
vi.stubGlobal('location', { href: 'https://khan.dai/menu' });
vi.stubGlobal('document', {
  createElement: (name: string) => (name === 'canvas' ? { getContext: () => null } : fakeVideo().element),
  querySelector: () => null,
  querySelectorAll: () => [],
});
Object.defineProperty(navigator, 'connection', {
  value: {
    get saveData() {
      return screens.savesData;
    },
  },
});
// Some mutants register invalid listeners, and Node warns about them.
vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
vi.spyOn(console, 'warn').mockImplementation(() => {});
vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(resetScreens);

const scenarios: Readonly<Record<string, Run>> = {
  ...pageScenarios,
  ...paintedScenarios,
  ...navigationScenarios,
  ...operatorScenarios,
  ...callScenarios,
  ...localeScenarios,
  ...sessionScenarios,
  ...placeScenarios,
  ...settingsScenarios,
  ...spoilerScenarios,
  ...portScenarios,
  ...liveScenarios,
  ...soundScenarios,
  ...socketScenarios,
};
const real: Wiring = await import('../../src/wiring.ts');

describe('T-1: the wiring', () => {
  it.each(Object.entries(scenarios))('%s', (_, run) => perform(real.createApp, run, patient));
});

/** The first scenario that fails with a mutant; the one that failed last time is tried first. */
const killerOf = async (wiring: Wiring, likely?: string): Promise<string | null> => {
  const titles = Object.keys(scenarios).sort((a, b) => Number(b === likely) - Number(a === likely));
  for (const title of titles) {
    resetScreens();
    if (!(await passes(() => perform(wiring.createApp, scenarios[title]!, prompt)))) return title;
  }
  return null;
};

describe('T-1: the wiring, broken', () => {
  const faults = faultsOf(ROOT);
  const known = killersOf();
  const found = new Map<string, string>();
  let giveBack = () => {};
  beforeAll(async () => {
    await loadWiring();
    giveBack = holdUncaught();
  });
  afterAll(() => giveBack());

  it('but for nothing, fails none: what kills the others is their fault', async () => {
    expect(await killerOf(await wiringWith(null))).toBeNull();
  });

  it.each([...new Set(faults.map(({ file }) => file))])(
    'in any line of %s fails a test',
    async (file) => {
      const survivors: string[] = [];
      for (const fault of faults) {
        if (fault.file !== file || isLeft(fault)) continue;
        const killer = await killerOf(await wiringWith(fault), known.get(keyOf(fault)));
        if (killer === null) survivors.push(`line ${fault.line}: ${fault.find} → ${fault.replace}`);
        else found.set(keyOf(fault), killer);
      }
      rememberKillers(file, found);
      expect(survivors).toEqual([]);
    },
    600_000,
  );
});
