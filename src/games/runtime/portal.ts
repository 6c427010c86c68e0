import { BRIDGE, type Beginning, type FromGame, type Proof, type ToGame } from '#domain/games/bridge.ts';

export interface Portal {
  readonly tell: (message: FromGame) => void;
}
export interface PortalNews {
  readonly ready: (beginning: Beginning) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly mute: (on: boolean) => void;
  readonly held: (held: number) => void;
  readonly again: (seed: number, runId: string) => void;
}

const isMessage = (data: unknown): data is ToGame & { readonly v: number } =>
  typeof data === 'object' && data !== null && 'v' in data && data.v === BRIDGE.version && 'type' in data;

/** The game's end of the bridge: only the page that frames it is heard. What fails in a game is handed to `failed`. */
export const openPortal = (
  window: Window,
  news: PortalNews,
  failed: (tell: Portal['tell'], message: string) => void = (tell, message) => tell({ type: 'game.error', message }),
): Portal => {
  const tell = (message: FromGame) => window.parent.postMessage({ v: BRIDGE.version, ...message }, '*');
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || !isMessage(data)) return;
    if (data.type === 'portal.ready') news.ready(data);
    else if (data.type === 'portal.pause') news.pause();
    else if (data.type === 'portal.resume') news.resume();
    else if (data.type === 'portal.mute') news.mute(data.on);
    else if (data.type === 'portal.held') news.held(data.held);
    else if (data.type === 'portal.again') news.again(data.seed, data.runId);
    else if (data.type === 'portal.ask') tell({ type: 'game.alive' });
  });
  window.addEventListener('error', ({ message }) => failed(tell, String(message)));
  window.addEventListener('unhandledrejection', ({ reason }) => failed(tell, String(reason)));
  return { tell };
};

export const scoreMessage = (value: number, proof: Proof, final: boolean): FromGame => ({
  ...{ type: 'game.score', value, proof, final },
});
