import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';

export interface Chart {
  readonly machine: AnyStateMachine;
  /** Path from the project's root. */
  readonly source: string;
}

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && '__xstatenode' in value;

/** Every chart of the project, by id. */
export const readCharts = async (root: string): Promise<ReadonlyMap<string, Chart>> => {
  const charts = new Map<string, Chart>();
  for (const source of globSync('src/machines/**/*.machine.ts', { cwd: root }).sort()) {
    const module = (await import(join(root, source))) as Record<string, unknown>;
    for (const machine of Object.values(module).filter(isMachine)) charts.set(machine.id, { machine, source });
  }
  return charts;
};
