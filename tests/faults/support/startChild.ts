import { start } from '#server/start.ts';

// The origin as an operator starts it, with the given folder as the project's.
const [root = ''] = process.argv.slice(2);
await start(root);
