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
  /** In CSS pixels; 1.25 of the font size by default. */
  readonly size?: number;
  readonly filled?: boolean;
}

/** A decorative icon; if it is alone in a button, the button has the accessible name. */
export const Icon = ({ name, ...look }: IconProps) => {
  if (isCore(name)) return <Drawing d={coreIcons[name]} {...look} />;
  return <LaterIcon name={name} {...look} />;
};

/** Reserves the space at once; the icon itself is loaded after hydration. */
const LaterIcon = ({ name, ...look }: ComponentProps<typeof MoreIcon>) => {
  const place = <Drawing d="" {...look} />;
  if (!useHydrated()) return place;
  return (
    <Suspense fallback={place}>
      <MoreIcon name={name} {...look} />
    </Suspense>
  );
};
