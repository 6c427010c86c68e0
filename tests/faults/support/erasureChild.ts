import { openDatabase } from '#server/database/open.ts';
import { eraseDue } from '#server/privacy/erasing.ts';
import { privacyWorld } from '../../store/support/privacyWorld.ts';
import { killingDatabase } from './killingDatabase.ts';

// Erases the members who are due. The process is killed at the n-th step.
const [folder = '', steps = '', now = '', url = ''] = process.argv.slice(2);
const { database, arm } = killingDatabase(await openDatabase(folder, 0, url === '' ? null : url));
const { privacy } = await privacyWorld(database, () => Number(now), folder);
arm(Number(steps));
await eraseDue(privacy.erasing);
process.stdout.write('done\n');
process.exit(0);
