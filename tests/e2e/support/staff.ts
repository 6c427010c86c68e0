import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { newMember, type Member } from './members.ts';
import type { RunningOrigin } from './origin.ts';

const cli = resolve(process.env['E2E_BUILD'] ?? '.', 'dist-server/cli.js');

/** A member whom the operator made a staff member, with the command line of the origin's own folder. */
export const newStaff = async (
  { url, dataDir }: RunningOrigin,
  role: 'qc' | 'customerCare' | 'leaderOperator' = 'qc',
): Promise<Member> => {
  const member = await newMember(url);
  await promisify(execFile)(process.execPath, [cli, 'user', 'role', member.user.nickname, role], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return member;
};
