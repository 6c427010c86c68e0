import { Suspense, type ComponentProps } from 'react';
import { useHydrated } from '../hooks/useHydrated.ts';
import { lazyPart } from './lazyPart.tsx';
import { coreIcons } from './icons/core.ts';
import type { moreIcons } from './icons/more.ts';
import { Drawing } from './icons/Drawing.tsx';

type CoreIcon = keyof typeof coreIcons;
export type IconName = CoreIcon | keyof typeof moreIcons;

const MoreIcon = lazyPart(() => import('./icons/MoreIcon.tsx'));
const isCore = (name: IconName): name is CoreIcon => Object.hasOwn(coreIcons, name);

export interface IconProps {
  readonly name: IconName;
  /** In CSS pixels; without it 1.25 of the text. */
  readonly size?: number;
  readonly filled?: boolean;
}

/** A drawing beside words; where it stands alone, its button carries the name. */
export const Icon = ({ name, ...look }: IconProps) => {
  if (isCore(name)) return <Drawing d={coreIcons[name]} {...look} />;
  return <LaterIcon name={name} {...look} />;
};

/** Its place stands from the beginning, the drawing comes once the page is alive. */
const LaterIcon = ({ name, ...look }: ComponentProps<typeof MoreIcon>) => {
  const place = <Drawing d="" {...look} />;
  if (!useHydrated()) return place;
  return (
    <Suspense fallback={place}>
      <MoreIcon name={name} {...look} />
    </Suspense>
  );
};
