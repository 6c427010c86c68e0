import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Send } from '#adapters/http/send.ts';
import type { Painted } from '#ui/app/AppContext.ts';
import { Root } from '#ui/layouts/Root.tsx';
import type { Seed } from '#machines/resource/resource.machine.ts';
import { createPaintedApp } from './paintedApp.ts';

/** A request to paint a page; the origin's own type for it is `Paint` in server/page/painting.ts. */
export interface PaintRequest {
  readonly url: string;
  readonly zone: string;
  readonly now: number;
  readonly domain: string;
  /** Makes a call of the contract, named by method and path, as a visitor without a token. */
  readonly ask: (call: string, input: unknown) => Promise<unknown>;
  readonly report: (message: string, detail?: unknown) => void;
}

/** Data embedded in the painted page, from which the browser hydrates. */
export interface Island extends Painted {
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

/** Renders a page as HTML, with the data for its hydration. Rejects if any part cannot be rendered. */
export const paint = async (request: PaintRequest): Promise<{ readonly html: string; readonly island: Island }> => {
  const { ask, ...needs } = request;
  // The origin's handlers answer in the contract's decoded types, so nothing is encoded.
  const send = ((call, input) => ask(`${call.method} ${call.path}`, input)) as Send;
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
        return { html, island: { ...app.painted!, answers: gathered.answers() } };
      }
      await gathered.settled();
    }
    throw new Error('the page never stops asking');
  } finally {
    stop();
  }
};
