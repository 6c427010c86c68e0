import { jobs } from '../database/migrations/0023-jobs.ts';
import { defineArea } from '../shared/area.ts';

/** The periodic jobs of all areas, and which process runs each. */
export const jobsArea = defineArea({
  calls: [],
  migrations: [jobs],
  notPersonal: { 'job.lease_by': 'names a process' },
});
