import { Drawing } from './Drawing.tsx';
import { moreIcons } from './more.ts';

interface MoreIconProps {
  readonly name: keyof typeof moreIcons;
  readonly size?: number;
  readonly filled?: boolean;
}
export default function MoreIcon({ name, ...look }: MoreIconProps) {
  return <Drawing d={moreIcons[name]} {...look} />;
}
