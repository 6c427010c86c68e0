import { judgeLayers } from './support/layers.ts';

judgeLayers('zh');
