import { judgeStaff } from './support/staffScreens.ts';

judgeStaff('zh');
