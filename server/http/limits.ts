import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { api } from '#contract/http/api.ts';
import type { AnyCall } from '#contract/http/call.ts';
import type { Clock } from '../shared/clock.ts';
import { networksOf } from '../shared/address.ts';
import { createWindows, type Limit, type Windows } from '../shared/limiter.ts';

const MINUTE = 60_000;

/** CLAUSES "Limits", those that count every request of a network; wrong log-ins are counted by their handler. */
const limits: ReadonlyMap<AnyCall, Limit> = new Map<AnyCall, Limit>([
  [api.accounts.register, { max: 30, windowMs: 10 * MINUTE }],
  [api.accounts.guestLogin, { max: 120, windowMs: MINUTE }],
  // Beside what each session may: a whole provider may be behind one address, and asks once in 15 minutes for each viewer.
  [api.accounts.refreshToken, { max: 600, windowMs: MINUTE }],
  [api.accounts.checkUsername, { max: 30, windowMs: MINUTE }],
  [api.codes.checkEmail, { max: 30, windowMs: MINUTE }],
  [api.codes.checkPhone, { max: 30, windowMs: MINUTE }],
  [api.codes.checkSms, { max: 30, windowMs: MINUTE }],
  [api.codes.sendEmail, { max: 30, windowMs: 10 * MINUTE }],
  [api.codes.sendOtp, { max: 30, windowMs: 10 * MINUTE }],
  [api.codes.forgotPassword, { max: 30, windowMs: 10 * MINUTE }],
  [api.accounts.resetPassword, { max: 30, windowMs: 10 * MINUTE }],
  [api.security.confirm, { max: 30, windowMs: MINUTE }],
  [api.security.changePassword, { max: 30, windowMs: 10 * MINUTE }],
  [api.security.firstPassword, { max: 30, windowMs: 10 * MINUTE }],
  [api.google.login, { max: 30, windowMs: MINUTE }],
  [api.google.loginCallback, { max: 30, windowMs: MINUTE }],
  [api.google.link, { max: 30, windowMs: MINUTE }],
  [api.google.linkCallback, { max: 30, windowMs: MINUTE }],
  [api.passkeys.signInOptions, { max: 120, windowMs: MINUTE }],
  [api.passkeys.signIn, { max: 30, windowMs: MINUTE }],
  [api.passkeys.confirm, { max: 30, windowMs: MINUTE }],
  [api.schedule.search, { max: 120, windowMs: MINUTE }],
  [api.calendar.renew, { max: 10, windowMs: 10 * MINUTE }],
  [api.calendar.feed, { max: 60, windowMs: MINUTE }],
  [api.pictures.upload, { max: 30, windowMs: 10 * MINUTE }],
  [api.settings.put, { max: 120, windowMs: MINUTE }],
  [api.settings.updateReminder, { max: 120, windowMs: MINUTE }],
  [api.applications.voice, { max: 30, windowMs: 10 * MINUTE }],
  [api.applications.photo, { max: 30, windowMs: 10 * MINUTE }],
  [api.applications.file, { max: 60, windowMs: MINUTE }],
  [api.privacy.export, { max: 10, windowMs: 10 * MINUTE }],
  [api.privacy.delete, { max: 10, windowMs: 10 * MINUTE }],
  [api.links.open, { max: 30, windowMs: MINUTE }],
  [api.referral.bind, { max: 30, windowMs: 10 * MINUTE }],
  [api.applications.save, { max: 120, windowMs: MINUTE }],
  [api.messages.unsubscribe, { max: 30, windowMs: MINUTE }],
  [api.client.log, { max: 10, windowMs: MINUTE }],
  [api.help.ask, { max: 5, windowMs: 60 * MINUTE }],
  [api.people.request, { max: 60, windowMs: MINUTE }],
  [api.people.find, { max: 120, windowMs: MINUTE }],
  [api.people.one, { max: 240, windowMs: MINUTE }],
]);

/** A route's config for the rate-limit plugin. */
export const limitOf = (
  spec: AnyCall,
): { readonly rateLimit?: { readonly max: number; readonly timeWindow: number } } => {
  const limit = limits.get(spec);
  return limit ? { rateLimit: { max: limit.max, timeWindow: limit.windowMs } } : {};
};

/** How many times the requests of one address each of `networksOf` may make: its neighbours may be others. */
const shares = [1, 2, 4] as const;

/** Counts by the address that is the key. The plugin's own store reads the machine's clock; this one counts by the given. Each route gets a child of its own. */
export const limitStore = (clock: Clock): FastifyRateLimitStoreCtor =>
  class Store implements FastifyRateLimitStore {
    private windows: Windows | null = null;

    incr(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      timeWindow: number,
    ): void {
      const windows = (this.windows ??= createWindows(timeWindow, clock));
      // What is nearest to its limit counts, as so many of what one address may.
      const counts = networksOf(key).map((network, i) => {
        const { hits, leftMs } = windows.add(network);
        return { current: Math.ceil(hits / shares[i]!), ttl: leftMs };
      });
      callback(
        null,
        counts.reduce((most, one) => (one.current > most.current ? one : most)),
      );
    }

    child(): FastifyRateLimitStore {
      return new Store();
    }
  };
