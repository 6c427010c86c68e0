import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 24;

// Checked before anything else is loaded: an older Node has no node:sqlite and would fail with a stack trace.
if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  console.error(
    `Khán Đài needs Node ${OLDEST_NODE} or newer, and this is ${process.versions.node}: "npm start" brings its own.`,
  );
  process.exit(1);
}
const { start } = await import('./start.ts');
await start(fileURLToPath(new URL('..', import.meta.url)));
