import { useMemo } from 'react';
import { generate } from 'lean-qr';
import { qr } from './QrCode.css.ts';

/** White around the code, in modules: readers ask for it. */
const QUIET = 4;

/** A text as a QR code, dark on white in both themes, which is what cameras read best. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { path, size } = useMemo(() => {
    const code = generate(text);
    let drawn = '';
    for (let y = 0; y < code.size; y += 1)
      for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) drawn += `M${x + QUIET} ${y + QUIET}h1v1h-1z`;
    return { path: drawn, size: code.size + 2 * QUIET };
  }, [text]);
  return (
    <svg className={qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
};
