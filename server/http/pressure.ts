import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { refused } from '../shared/refusal.ts';
import { sendRefusal } from './answers.ts';

/** How often the delay is evaluated, and the resolution of its measurement, in milliseconds. */
const LOOK_MS = 1000;
const RESOLUTION_MS = 20;
const RETRY_AFTER_S = 5;

/**
 * Measures the mean delay of the event loop since the last evaluation, in milliseconds; also gives the function to
 * stop.
 */
const measureDelay = () => {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let mean = 0;
  let lookedAt = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    const measured = delays.mean / 1e6 - RESOLUTION_MS;
    // Not a number if the loop took no measurement at all: it was then blocked for as long as this evaluation is late.
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
 * Answers 503 at once while the mean delay of the event loop is above `mostMs`; /healthz is always answered. It measures
 * from the moment the server listens: how long the start blocked the loop says nothing about what comes after it. It does
 * not measure memory, which would need a descriptor and fail when none is left.
 */
export const refuseUnderPressure = (app: FastifyInstance, mostMs: number, measure = measureDelay): void => {
  let delay: ReturnType<typeof measure> | null = null;
  app.addHook('onListen', async () => {
    delay = measure();
  });
  app.addHook('onClose', async () => delay?.stop());
  app.addHook('onRequest', (request, reply, done) => {
    if (delay === null || delay.mean() <= mostMs || request.url === '/healthz') return done();
    void sendRefusal(reply, refused(503, { retryAfterS: RETRY_AFTER_S }));
  });
};
