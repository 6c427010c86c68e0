import { createHash } from 'node:crypto';
import * as Result from 'effect/Result';
import * as Schema from 'effect/Schema';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { portalParts, portalPartNames, type PortalContent } from '../shared/portalContent.ts';

const Row = Schema.Struct({ part: Schema.String, data: Schema.String });
const decoders = portalPartNames.map(
  (part) => [part, Schema.decodeUnknownResult(Schema.fromJsonString(portalParts[part]))] as const,
);

export interface StoredPortal {
  readonly content: PortalContent;
  /** Changes with the content. */
  readonly version: string;
  /** Changes with the words; null for the built-in ones. */
  readonly wordsVersion: string | null;
}

/** Reads the operator's content. A row that this release cannot decode counts as absent. */
export const readPortal = async (database: Database): Promise<StoredPortal> => {
  const rows = await database.all(Row, sql`select part, data from portal_part order by part`);
  const texts = new Map(rows.map(({ part, data }) => [part, data]));
  const read = decoders.map(([part, decode]) => {
    const text = texts.get(part);
    const decoded = text === undefined ? null : decode(text);
    return decoded && Result.isSuccess(decoded) ? { [part]: decoded.success } : {};
  });
  const content: PortalContent = Object.assign({}, ...read);
  const words = texts.get('words');
  return {
    content,
    version: hashOf(JSON.stringify(rows)),
    wordsVersion: content.words === undefined || words === undefined ? null : hashOf(words),
  };
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
