import { openDatabase } from '#server/database/open.ts';
import { killingDatabase } from './killingDatabase.ts';
import { registering } from './registration.ts';

// A registration from its first question to the session. The process is killed at the n-th step.
const [folder = '', way = '', steps = ''] = process.argv.slice(2);
const { database, arm } = killingDatabase(await openDatabase(folder, 0));
const somebody = registering(database, Date.now);
const code = await somebody.invite();
const guestToken = await somebody.guest();
arm(Number(steps));
await (way === 'google' ? somebody.enterByGoogle(code) : somebody.register(code, guestToken));
process.stdout.write('done\n');
