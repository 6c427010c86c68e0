import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Send } from '#adapters/http/send.ts';
import type { Painted } from '#ui/app/AppContext.ts';
import { Root } from '#ui/layouts/Root.tsx';
import type { Seed } from '#machines/resource/resource.machine.ts';
import { createPaintedApp } from './paintedApp.ts';

/** What the origin gives to have a page painted; the type that it knows is `Paint` of server/page/painting.ts. */
export interface PaintRequest {
  readonly url: string;
  readonly zone: string;
  readonly now: number;
  readonly domain: string;
  /** Answers a call of the contract, found by its method and path, for somebody without a token. */
  readonly ask: (call: string, input: unknown) => Promise<unknown>;
  readonly report: (message: string, detail?: unknown) => void;
}

/** What goes along with the page as data: the browser begins with it. */
export interface Island extends Painted {
  /** By the resource's key. */
  readonly answers: readonly (readonly [string, Seed])[];
}

/** A page asks for what its screens turn out to need, and for what that shows in turn; more rounds are a fault of ours. */
const MOST_ROUNDS = 3;
/** What React writes where a part of the page could not be rendered. */
const BROKEN = '<!--$!-->';

/** The page as HTML and what the browser needs to take it over. Rejects where it cannot be rendered whole. */
export const paint = async (request: PaintRequest): Promise<{ readonly html: string; readonly island: Island }> => {
  const { ask, ...needs } = request;
  // The origin's handlers answer in the contract's own types: nothing is encoded on the way.
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
