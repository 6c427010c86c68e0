/** Preloaded into a program: shifts the program's clock by E2E_MOVED_MS milliseconds; timers run as usual. */
const moved = Number(process.env['E2E_MOVED_MS']);
const Real = Date;

globalThis.Date = class extends Real {
  constructor(...parts: readonly unknown[]) {
    if (parts.length === 0) super(Real.now() + moved);
    else super(...(parts as [number]));
  }
  static override now(): number {
    return Real.now() + moved;
  }
} as DateConstructor;
