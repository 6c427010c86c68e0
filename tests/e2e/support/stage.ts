import type { Page } from 'playwright/test';
import { stageFaults } from './stageFaults.ts';

/** The faults of the stage in this window. */
export const faultsOfStage = (page: Page): Promise<readonly string[]> => page.evaluate(stageFaults);
