import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './tools/browser.ts';

/** Vite would otherwise find these late and reload a running test. */
const browserDependencies = [
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-dev-runtime',
  'xstate',
  'xstate/actions',
  '@xstate/react',
  'wouter',
  'rosetta',
  '@radix-ui/react-toast',
  'lean-qr',
  'react-easy-crop',
  '@vanilla-extract/recipes/createRuntimeFn',
  'effect/Schema',
  'effect/Result',
  'axe-core',
  'dashjs',
  'hls.js',
];

/** One puts fakes in the place of modules, the other looks at what is loaded: both need modules that nobody has loaded. */
const ALONE = ['src/main.test.tsx', 'src/ui/routes/preload.test.tsx'];

export default defineConfig({
  test: {
    // A bound for what hangs, not a measure: walks share two cores with everything else.
    testTimeout: 60_000,
    // Vitest leaves a core to itself unless told otherwise: on two it would run one file at a time.
    maxWorkers: 2,
    // As end to end: a busy machine can be late for once, and what needed its second try is named at the end (tools/test.ts).
    retry: 1,
    hookTimeout: 60_000,
    // The second of the default is too short for a part whose code arrives late on a busy machine.
    expect: { poll: { timeout: 5000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{src,server,tools}/**/*.test.ts', 'tests/{model,contract,store,guards,faults}/**/*.test.ts'],
          // A process of its own for each file costs more than most files do.
          isolate: false,
          setupFiles: ['tests/sharedWorker.ts'],
        },
      },
      {
        extends: true,
        // In a process of its own: it puts fakes in the place of modules and of what a browser has.
        test: { name: 'wiring', environment: 'node', include: ['tests/wiring/**/*.test.ts'] },
      },
      {
        extends: true,
        // `npm run test:browsers`: the built portal in browsers that most machines do not have.
        test: { name: 'browsers', environment: 'node', include: ['tests/browsers/**/*.test.ts'], testTimeout: 150_000 },
      },
      {
        extends: true,
        plugins: [vanillaExtractPlugin(), react()],
        optimizeDeps: { include: browserDependencies },
        test: {
          name: 'browser',
          include: ['src/**/*.test.tsx', 'tests/browser/**/*.test.tsx'],
          setupFiles: ['tests/sharedPage.ts'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [
              // A frame of its own for each file, which loads everything anew, costs a third of the run.
              { browser: 'chromium', name: 'browser', isolate: false, exclude: ALONE },
              // A frame of its own for each of these.
              { browser: 'chromium', name: 'browser alone', include: ALONE },
            ],
            screenshotFailures: false,
          },
        },
      },
    ],
  },
});
