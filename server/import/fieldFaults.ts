import type * as SchemaIssue from 'effect/SchemaIssue';
import { invalidFields } from '../http/invalid.ts';
import type { Complaint } from './tally.ts';

/** What is wrong with the fields of a file, in the words of a file. */
export const fieldFaults = (issue: SchemaIssue.Issue): readonly Complaint[] =>
  Object.entries(invalidFields(issue)).map(([field, reason]) => [
    field === 'body' ? '' : field,
    reason === 'must be no excess property' ? 'is not a field of this file' : reason,
  ]);
