import { readFile } from 'node:fs/promises';
import * as Result from 'effect/Result';
import * as Schema from 'effect/Schema';
import { invalidFields } from '../../http/invalid.ts';
import { isWellFormed } from '../../http/wellFormed.ts';
import { readLinedJson } from '../jsonLines.ts';
import { textOf } from '../readWhole.ts';
import { FactsFile, type Facts } from './facts.ts';
import { readNfo } from './nfo.ts';
import { XmlFault } from './xml.ts';

export interface Fault {
  readonly path: string;
  readonly line: number;
  readonly reason: string;
}
export interface ReadFacts {
  readonly facts: Facts;
  readonly faults: readonly Fault[];
}

const MOST_BYTES = 4 * 1024 * 1024;
const decode = Schema.decodeUnknownResult(FactsFile, { errors: 'all', onExcessProperty: 'error' });

const nothing = (path: string, reason: string, line = 1): ReadFacts => ({
  facts: {},
  faults: [{ path, line, reason }],
});

const ofJson = (path: string, text: string): ReadFacts => {
  const json = readLinedJson(text.replace(/^\u{FEFF}/u, ''));
  if ('reason' in json) return nothing(path, `is not JSON: ${json.reason}`, json.line);
  if (!isWellFormed(json.value)) return nothing(path, 'holds broken characters');
  const read = decode(json.value);
  if (Result.isSuccess(read)) return { facts: read.success, faults: [] };
  return {
    facts: {},
    faults: Object.entries(invalidFields(read.failure.issue)).map(([field, reason]) => ({
      ...{ path, line: json.lineOf(field === 'body' ? '' : field) },
      reason: `${field} ${reason === 'must be no excess property' ? 'is not a field of this file' : reason}`,
    })),
  };
};

const ofNfo = (path: string, text: string): ReadFacts => {
  // Many an NFO is a text with the address of a page: it says nothing here, and is no fault.
  if (!/<\w/u.test(text)) return { facts: {}, faults: [] };
  try {
    return { facts: readNfo(text)?.facts ?? {}, faults: [] };
  } catch (error) {
    if (error instanceof XmlFault) return nothing(path, error.message, error.line);
    throw error;
  }
};

/** Reads what stands beside a film, the best first: what one says, those behind it do not change. */
export const readFacts = async (root: (path: string) => string, paths: readonly string[]): Promise<ReadFacts> => {
  let all: ReadFacts = { facts: {}, faults: [] };
  for (const path of paths) {
    const bytes = await readFile(root(path)).catch(() => null);
    const text = bytes && bytes.length <= MOST_BYTES ? textOf(bytes) : null;
    const read =
      text === null
        ? nothing(path, 'cannot be read as a text in UTF-8')
        : /\.json$/iu.test(path)
          ? ofJson(path, text)
          : ofNfo(path, text);
    all = { facts: { ...read.facts, ...all.facts }, faults: [...all.faults, ...read.faults] };
  }
  return all;
};
