import { readFileSync } from 'node:fs';

// If a native binding is missing from the lock file for any platform, `npm ci` fails on a clean clone there.
type Packages = Record<string, { optionalDependencies?: Record<string, string> }>;
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Packages };
const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !packages[`node_modules/${name}`] && !packages[`${place}/node_modules/${name}`])
    .map((name) => `${place || 'the project'} wants ${name}`),
);
if (missing.length > 0) {
  console.error(`package-lock.json lacks:\n${missing.join('\n')}`);
  process.exit(1);
}
