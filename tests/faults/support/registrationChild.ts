import module from 'node:module';
import { openDatabase } from '#server/database/open.ts';
import { killingDatabase } from './killingDatabase.ts';
import { registering } from './registration.ts';

// What was compiled is kept at the end of a process, and this one has none: Node 22.10 and later can keep it before.
module.flushCompileCache?.();

// A registration from its first question to the session. The process is killed at the n-th step.
const [folder = '', way = '', steps = '', code = '', guestToken = ''] = process.argv.slice(2);
const { database, arm } = killingDatabase(await openDatabase(folder, 0));
const somebody = registering(database, Date.now);
arm(Number(steps));
await (way === 'google' ? somebody.enterByGoogle(code) : somebody.register(code, guestToken));
process.stdout.write('done\n');
