import * as Schema from 'effect/Schema';
import { reportTypes } from '#domain/moderation/decision.ts';

/** A target as it stands in a column of JSON. */
export const ReportTargetRow = Schema.Struct({ type: Schema.Literals(reportTypes), id: Schema.String });
