import { expect, it } from 'vitest';
import { promotionScenes } from '#domain/promotions/promotionArt.ts';
import { promotionSceneSvg } from './promotionScene.ts';
import drawings from './promotionScenes.json' with { type: 'json' };

it('every picture that a promotion may name is drawn, and no other', () => {
  expect(Object.keys(drawings).toSorted()).toEqual([...promotionScenes].toSorted());
  for (const name of promotionScenes) expect(promotionSceneSvg(name)).toMatch(/^<svg .*<\/svg>$/su);
  expect(promotionSceneSvg('constructor')).toBeNull();
});
