import module from 'node:module';
import { openDatabase } from '#server/database/open.ts';
import { killingDatabase } from './killingDatabase.ts';
import { registering } from './registration.ts';

// The compile cache is written when a process exits, but this one is killed: Node 22.10 and later can write it earlier.
module.flushCompileCache?.();

// A registration from its first request to the session. The process is killed at the n-th step.
const [folder = '', way = '', steps = '', code = '', guestToken = ''] = process.argv.slice(2);
const { database, arm } = killingDatabase(await openDatabase(folder, 0));
const somebody = registering(database, Date.now);
arm(Number(steps));
await (way === 'google' ? somebody.enterByGoogle(code) : somebody.register(code, guestToken));
process.stdout.write('done\n');
