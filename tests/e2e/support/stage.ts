import type { Page } from 'playwright/test';
import { stageFaults } from './stageFaults.ts';

/** What is wrong with the stage in this window. */
export const faultsOfStage = (page: Page): Promise<readonly string[]> => page.evaluate(stageFaults);
