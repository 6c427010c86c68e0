import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { launchOptions } from '../../browser.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface MeasuredPage {
  readonly page: Page;
  readonly cdp: CDPSession;
  /** Seconds of processor time since the start of the page, as measured by the browser. */
  readonly work: () => Promise<Work>;
  readonly close: () => Promise<void>;
}
export interface Work {
  /** All tasks of the main thread. */
  readonly task: number;
  readonly script: number;
  /** Styles and layout. */
  readonly layout: number;
  /** Processor time of the page's process, all threads. */
  readonly process: number;
}

export const withBrowser = async (work: (browser: Browser) => Promise<void>): Promise<void> => {
  const { args, ...options } = launchOptions();
  // Pages of a baseline are served by Playwright, so the browser does not recognise them as local, and would block
  // their requests to this machine.
  const browser = await chromium.launch({ ...options, args: [...args, '--disable-features=LocalNetworkAccessChecks'] });
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
};

/** A page in a new context, with zone and language of Vietnam. */
export const openPage = async (browser: Browser, viewport: Size): Promise<MeasuredPage> => {
  const context = await browser.newContext({ viewport, locale: 'vi-VN', timezoneId: 'Asia/Bangkok' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  // Processor time, which other work on the machine stretches less than the clock's.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    page,
    cdp,
    work: async () => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
      return {
        task: of('TaskDuration'),
        script: of('ScriptDuration'),
        layout: of('LayoutDuration') + of('RecalcStyleDuration'),
        process: of('ProcessTime'),
      };
    },
    close: () => context.close(),
  };
};

/** The work between two moments, as measurements. */
export const workBetween = (from: Work, to: Work): Readonly<Record<string, number>> => ({
  'main thread s': to.task - from.task,
  'script s': to.script - from.script,
  'style and layout s': to.layout - from.layout,
  'CPU of the process s': to.process - from.process,
});
