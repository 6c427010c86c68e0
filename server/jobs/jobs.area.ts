import { jobs } from '../database/migrations/0023-jobs.ts';
import { defineArea } from '../shared/area.ts';

/** What all areas do again and again, and which process does it. */
export const jobsArea = defineArea({
  calls: [],
  migrations: [jobs],
  notPersonal: { 'job.lease_by': 'names a process' },
});
