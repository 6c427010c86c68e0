import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Send } from '#adapters/http/send.ts';
import type { Painted } from '#ui/app/AppContext.ts';
import { Root } from '#ui/layouts/Root.tsx';
import type { Seed } from '#machines/resource/resource.machine.ts';
import { hideResults } from '#domain/spoiler/hideResults.ts';
import { withoutOdds } from '#domain/odds/withoutOdds.ts';
import { withoutCounted } from '#domain/spoiler/withoutTotals.ts';
import { createPaintedApp, type Hides } from './paintedApp.ts';
import { withoutPaintedTotals } from './paintedTotals.ts';

/** A request to paint a page; the origin's own type for it is `Paint` in server/page/painting.ts. */
export interface PaintRequest {
  readonly url: string;
  readonly zone: string;
  readonly now: number;
  readonly domain: string;
  readonly hides: Hides;
  /** Makes a call of the contract, named by method and path, as a visitor without a token. */
  readonly ask: (call: string, input: unknown) => Promise<unknown>;
  readonly report: (message: string, detail?: unknown) => void;
}

/** Data embedded in the painted page, from which the browser hydrates. */
export interface Island extends Painted {
  /** The painted address: the path with its language prefix, and the day it shows if that is not today. */
  readonly to: string;
  /** Seeds by the resource's key. */
  readonly answers: readonly (readonly [string, Seed])[];
}

/**
 * Rendering shows which resources the screens need, and their data may lead to more; needing more rounds than this is a
 * bug.
 */
const MOST_ROUNDS = 3;
/** React's marker for a Suspense boundary that failed to render. */
const BROKEN = '<!--$!-->';

const isAnswer = (answer: unknown): answer is { readonly value: unknown } =>
  typeof answer === 'object' && answer !== null && 'value' in answer;

/** An answer without what the visitor hides (B2, TI-9): the page and its data are made of nothing else. */
const shown = ({ hides, now }: Pick<PaintRequest, 'hides' | 'now'>, answer: unknown): unknown => {
  if (!isAnswer(answer)) return answer;
  const value = hides.odds ? withoutOdds(answer.value) : answer.value;
  return { ...answer, value: hides.results ? withoutCounted(hideResults(value, () => false, now)) : value };
};

/** Renders a page as HTML, with the data for its hydration. Rejects if any part cannot be rendered. */
export const paint = async (request: PaintRequest): Promise<{ readonly html: string; readonly island: Island }> => {
  const { ask, ...needs } = request;
  // The origin's handlers answer in the contract's decoded types, so nothing is encoded.
  const told = (async (call, input) => shown(request, await ask(`${call.method} ${call.path}`, input))) as Send;
  const kept = (async (call, input, signal) =>
    withoutPaintedTotals(told, call, input, await told(call, input, signal))) as Send;
  const send = needs.hides.results ? kept : told;
  const { app, gathered, stop } = await createPaintedApp({ ...needs, send });
  try {
    for (let round = 1; round <= MOST_ROUNDS; round += 1) {
      const known = gathered.size();
      const html = renderToString(
        <StrictMode>
          <Root app={app} />
        </StrictMode>,
      );
      if (gathered.size() === known) {
        if (html.includes(BROKEN)) throw new Error('a part of the page could not be rendered');
        return { html, island: { ...app.painted!, to: request.url, answers: gathered.answers() } };
      }
      await gathered.settled();
    }
    throw new Error('the page never stops asking');
  } finally {
    stop();
  }
};
