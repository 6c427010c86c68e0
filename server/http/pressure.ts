import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { refused } from '../shared/refusal.ts';
import { sendRefusal } from './answers.ts';

/** How often the delay is looked at, and how finely it is measured, in milliseconds. */
const LOOK_MS = 1000;
const RESOLUTION_MS = 20;
const RETRY_AFTER_S = 5;

/** Milliseconds that the event loop was late on average since the last look; answers how to stop measuring too. */
const measureDelay = () => {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let mean = 0;
  let lookedAt = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    const measured = delays.mean / 1e6 - RESOLUTION_MS;
    // Not a number where the loop came to no measurement at all: it was then late by as much as this look is.
    mean = Number.isNaN(measured) ? now - lookedAt - LOOK_MS : measured;
    lookedAt = now;
    delays.reset();
  }, LOOK_MS);
  timer.unref();
  return {
    mean: () => mean,
    stop: () => {
      clearInterval(timer);
      delays.disable();
    },
  };
};

/**
 * Answers 503 at once while the event loop is later than `mostMs` on average; /healthz is always answered. Measured
 * without reading the process's memory, which needs a descriptor and fails where none is left.
 */
export const refuseUnderPressure = (app: FastifyInstance, mostMs: number, measure = measureDelay): void => {
  const delay = measure();
  app.addHook('onClose', async () => delay.stop());
  app.addHook('onRequest', (request, reply, done) => {
    if (delay.mean() <= mostMs || request.url === '/healthz') return done();
    void sendRefusal(reply, refused(503, { retryAfterS: RETRY_AFTER_S }));
  });
};
