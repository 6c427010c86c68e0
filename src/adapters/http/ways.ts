import { ways } from '#contract/http/ways.ts';
import type { WaysPort } from '#ports/google.ts';
import type { Send } from './send.ts';

export const httpWays = (send: Send): WaysPort => ({ open: (signal) => send(ways.open, {}, signal) });
