/** A box of an ISO media file: its position, and where its content starts. */
export interface Box {
  readonly type: string;
  readonly start: number;
  readonly body: number;
  readonly end: number;
}

/** The boxes between two positions, in order; throws if one exceeds its bounds. */
export const boxes = (bytes: Buffer, from = 0, to = bytes.length): readonly Box[] => {
  const found: Box[] = [];
  for (let start = from; start < to; ) {
    if (start + 8 > to) throw new Error(`a box at ${start} is cut off`);
    const short = bytes.readUInt32BE(start);
    if (short === 1 && start + 16 > to) throw new Error(`a box at ${start} is cut off`);
    const body = start + (short === 1 ? 16 : 8);
    const size = short === 1 ? Number(bytes.readBigUInt64BE(start + 8)) : short === 0 ? to - start : short;
    const type = bytes.toString('latin1', start + 4, start + 8);
    const end = start + size;
    if (end < body || end > to) throw new Error(`the box ${JSON.stringify(type)} at ${start} does not fit`);
    found.push({ type, start, body, end });
    start = end;
  }
  return found;
};

/** The box at the end of a path of types; throws if there is none. */
export const boxAt = (bytes: Buffer, inside: Box, ...path: readonly string[]): Box =>
  path.reduce((parent, type) => {
    const child = boxes(bytes, parent.body, parent.end).find((box) => box.type === type);
    if (!child) throw new Error(`${parent.type} holds no ${type}`);
    return child;
  }, inside);
