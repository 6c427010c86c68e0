import { lazy, type ComponentType } from 'react';
import { loadWithStyles } from '../kit/styleSheets.ts';
import type { Chunk, ScreenProps } from './chunks.ts';

type Screen = ComponentType<ScreenProps>;

/** One per chunk for ever, so that routes of one chunk keep the same component and its state. */
const screens = new Map<Chunk, Screen>();
const keep = (chunk: Chunk, screen: Screen): Screen => {
  const kept = screens.get(chunk) ?? screen;
  screens.set(chunk, kept);
  return kept;
};

/** Loads a screen before it is shown: React then draws it at once, and no skeleton that it would hold for 300 ms. */
export const loadScreen = async (chunk: Chunk): Promise<void> => {
  const { default: screen } = await loadWithStyles(chunk);
  keep(chunk, screen);
};

/** A screen that was loaded, else one that loads when it is drawn. */
export const screenOf = (chunk: Chunk): Screen => screens.get(chunk) ?? keep(chunk, lazy(chunk));
